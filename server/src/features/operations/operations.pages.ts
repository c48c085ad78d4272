import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectOperation } from './operations.queries.ts'

export const operationPages: Page[] = [
  {
    path: '/operationDetail',
    async describe(query, { db }) {
      const row = await selectOperation(db, readId(query.id))
      return (
        row && {
          title: row.operation.title,
          description: summary(row.operation.intro),
          image: row.operation.cover,
        }
      )
    },
  },
]
