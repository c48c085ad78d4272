import { articleCalls } from '#contract/library/articles.ts'
import { answer } from '#kernel/answer.ts'
import { presentInformation } from './articles.present.ts'
import { selectHotArticles } from './articles.queries.ts'

const hotCount = 10

export const getHotArticles = answer(articleCalls.hot, async (input, { db }) => {
  const rows = await selectHotArticles(db, input.college_id, hotCount)
  return rows.map((row) => ({ ...presentInformation(row), view_num: row.view_count }))
})
