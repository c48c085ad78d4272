import { articleCalls } from '#contract/library/articles.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { summary } from '#kernel/pages/summary.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { addArticleShare, selectArticle } from './articles.queries.ts'

export const shareArticle = answer(articleCalls.share, async (input, context) => {
  const { db } = context
  const row = await selectArticle(db, input.information_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'information_id' })
  const { article } = row
  const isNew = await isNewVisit(context, `share article ${article.id}`)
  const counted = isNew ? await addArticleShare(db, article.id) : undefined
  return {
    title: article.title,
    description: summary(article.intro),
    image: article.cover,
    path: `/homeConsultingDetail?information_id=${article.id}`,
    share_num: counted ?? article.share_count,
  }
})
