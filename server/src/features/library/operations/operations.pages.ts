import { operationCalls } from '#contract/library/operations.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { itemPreloads } from '#server/features/library/encyclopedia/item-preloads.ts'
import { selectOperation } from './operations.queries.ts'

/** The width that the player requests. */
const posterWidth = 750

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
          picture: `${row.operation.cover}?w=${posterWidth}`,
          preload: [
            preload(operationCalls.detail, { id: row.operation.id }),
            preload(operationCalls.menuList, { id: row.operation.id }),
            preload(operationCalls.shareConfig, { id: row.operation.id }),
            ...itemPreloads('operation', row.operation.id),
          ],
        }
      )
    },
  },
]
