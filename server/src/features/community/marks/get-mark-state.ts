import { markCalls } from '#contract/community/marks.ts'
import { answer } from '#kernel/answer.ts'
import { countComments } from '#server/features/community/comments/comments.queries.ts'
import { findClosedParts, findItem } from '#server/features/community/items/find-item.ts'
import { presentMarkState } from './marks.present.ts'
import { selectMarkState } from './marks.queries.ts'

export const getMarkState = answer(markCalls.state, async (input, context) => {
  const item = { itemType: input.item_type, itemId: input.item_id }
  await findItem(context, item)
  const closed = await findClosedParts(context, item)
  const [row, comment_num] = await Promise.all([
    selectMarkState(context.db, context.member?.userId ?? 0, item),
    countComments(context.db, { ...item, scheduleId: 0, closed }),
  ])
  return { ...presentMarkState(row), comment_num }
})
