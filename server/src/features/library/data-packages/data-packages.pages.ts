import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectDataPackage } from './data-packages.queries.ts'

export const dataPackagePages: Page[] = [
  {
    path: '/electronicDataPackage',
    async describe(query, { db }) {
      const found = await selectDataPackage(db, readId(query.id))
      return found && { title: found.title, description: summary(found.intro), image: found.cover }
    },
  },
]
