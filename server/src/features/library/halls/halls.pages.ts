import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectHall } from './halls.queries.ts'

export const hallPages: Page[] = [
  {
    path: '/hallDetail',
    async describe(query, { db }) {
      const hall = await selectHall(db, readId(query.id))
      return hall && { title: hall.name, description: summary(hall.intro), image: hall.cover }
    },
  },
]
