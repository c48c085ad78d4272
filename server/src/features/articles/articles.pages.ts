import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectArticle } from './articles.queries.ts'

export const articlePages: Page[] = [
  {
    path: '/homeConsultingDetail',
    async describe(query, { db }) {
      const row = await selectArticle(db, readId(query.information_id))
      return (
        row && { title: row.article.title, description: summary(row.article.intro), image: row.article.cover }
      )
    },
  },
]
