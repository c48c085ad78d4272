import { articleCalls } from '#contract/library/articles.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { itemPreloads } from '#server/features/library/encyclopedia/item-preloads.ts'
import { selectArticle } from './articles.queries.ts'

export const articlePages: Page[] = [
  {
    path: '/homeConsultingDetail',
    async describe(query, { db }) {
      const row = await selectArticle(db, readId(query.information_id))
      if (!row) return undefined
      const { id, title, intro, cover } = row.article
      return {
        title,
        description: summary(intro),
        image: cover,
        picture: `${cover}?w=750`,
        preload: [
          preload(articleCalls.detail, { information_id: id }),
          preload(articleCalls.hot, { college_id: 0 }),
          ...itemPreloads('information', id),
        ],
      }
    },
  },
]
