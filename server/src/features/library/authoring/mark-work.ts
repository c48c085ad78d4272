import { workMarkCalls } from '#contract/library/authoring.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { readComments } from '#server/features/community/comments/read-comments.ts'
import { markItem } from '#server/features/community/marks/mark-item.ts'
import { presentProduction } from '#server/features/library/works/works.present.ts'
import { selectCollectedWorks } from './authoring.queries.ts'

const work = (itemId: number) => ({ itemType: 'production', itemId }) as const

export const praiseWork = answer(workMarkCalls.praise, (input, context) =>
  markItem(context, work(input.production_id), 'praise', input.type),
)

export const collectWork = answer(workMarkCalls.collect, (input, context) =>
  markItem(context, work(input.production_id), 'collect', input.type),
)

export const listCollectedWorks = answer(workMarkCalls.collected, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectCollectedWorks(context.db, userId, { limit, offset }),
  )
  return presentPage(found, presentProduction)
})

export const listWorkComments = answer(workMarkCalls.comments, ({ production_id, page }, context) =>
  readComments({ item_type: 'production', item_id: production_id, schedule_id: 0, page }, context),
)
