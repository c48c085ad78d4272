import { articleCalls } from '#contract/library/articles.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { noteView } from '#server/features/community/history/note-view.ts'
import { presentMarkState } from '#server/features/community/marks/marks.present.ts'
import { selectMarkState } from '#server/features/community/marks/marks.queries.ts'
import { presentArticle } from './articles.present.ts'
import { addArticleView, selectArticle, selectArticles } from './articles.queries.ts'
import type { ArticleCardRow, ArticleRow } from './articles.queries.ts'

const relatedCount = 4

export const getArticle = answer(articleCalls.detail, async (input, context) => {
  const { db, caller, member } = context
  const row = await selectArticle(db, input.information_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'information_id' })
  const { article } = row
  const isNew = await noteView(context, 'information', article.id)
  const [related, marks] = await Promise.all([
    findRelated(db, article),
    selectMarkState(db, member?.userId ?? 0, { itemType: 'information', itemId: article.id }),
    isNew && addArticleView(db, article.id),
  ])
  const detail = presentArticle(row, related, presentMarkState(marks), caller.language)
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})

/** Articles on the same disease; if they are few, others of the subject follow. */
async function findRelated(
  db: Db,
  { id, disease_id, college_id }: ArticleRow['article'],
): Promise<ArticleCardRow[]> {
  // One more than is shown, because the article itself may be among them.
  const [near, far] = await Promise.all([
    disease_id === null ? [] : selectArticles(db, { collegeId: 0, diseaseId: disease_id }, relatedCount + 1),
    selectArticles(db, { collegeId: college_id, diseaseId: 0 }, relatedCount + 1),
  ])
  const others = new Map([...near, ...far].map((row) => [row.id, row]))
  others.delete(id)
  return [...others.values()].slice(0, relatedCount)
}
