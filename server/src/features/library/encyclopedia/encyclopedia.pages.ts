import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectCompany } from './companies.queries.ts'
import { selectProduct } from './products.queries.ts'

export const encyclopediaPages: Page[] = [
  {
    path: '/companyDetail',
    async describe(query, { db }) {
      const row = await selectCompany(db, readId(query.company_id))
      return row && { title: row.name, description: summary(row.profile), image: row.logo }
    },
  },
  {
    path: '/productDetail',
    async describe(query, { db }) {
      const row = await selectProduct(db, readId(query.product_id))
      return (
        row && {
          title: row.name,
          description: summary(`${row.company} · ${row.specification} · ${row.indications}`),
          image: row.cover,
        }
      )
    },
  },
]
