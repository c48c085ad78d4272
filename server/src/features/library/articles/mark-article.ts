import { articleCalls } from '#contract/library/articles.ts'
import { markFailures } from '#contract/community/marks.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { orRefuse } from '#kernel/or-refuse.ts'
import { markItem } from '#server/features/community/marks/mark-item.ts'
import { deleteMarks } from '#server/features/community/marks/marks.queries.ts'
import { presentCollectedArticle } from './articles.present.ts'
import { selectCollectedArticles } from './articles.queries.ts'

const pageSize = 20

const article = (itemId: number) => ({ itemType: 'information', itemId }) as const

export const praiseArticle = answer(articleCalls.praise, (input, context) =>
  markItem(context, article(input.information_id), 'praise', input.type),
)

export const collectArticle = answer(articleCalls.collect, (input, context) =>
  markItem(context, article(input.information_id), 'collect', true),
)

export const unsetCollect = answer(articleCalls.unsetCollect, (input, context) =>
  markItem(context, article(input.information_id), 'collect', false),
)

export const batchUnsetCollect = answer(articleCalls.batchUnsetCollect, async (input, context) => {
  const { userId } = memberOf(context)
  await orRefuse(context, markFailures.collectFailed, () =>
    deleteMarks(context.db, userId, 'collect', 'information', input.information_ids),
  )
  return {}
})

export const listCollected = answer(articleCalls.collectList, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectCollectedArticles(context.db, userId, limit, offset),
  )
  return presentPage(found, presentCollectedArticle)
})
