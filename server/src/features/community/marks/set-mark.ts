import { markCalls } from '#contract/community/marks.ts'
import { answer } from '#kernel/answer.ts'
import { markItem } from './mark-item.ts'

export const setMark = answer(markCalls.set, (input, context) =>
  markItem(context, { itemType: input.item_type, itemId: input.item_id }, input.mark, input.type),
)
