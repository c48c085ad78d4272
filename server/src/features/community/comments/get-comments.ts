import { commentCalls } from '#contract/community/comments.ts'
import { answer } from '#kernel/answer.ts'
import { presentReadComment } from './comments.present.ts'
import { selectPinned } from './comments.queries.ts'
import { placeLive } from './place-live.ts'
import { openDiscussion, readComments } from './read-comments.ts'

export const getComments = answer(commentCalls.get, readComments)

export const getTopComments = answer(commentCalls.top, async (input, context) => {
  const item = { itemType: input.item_type, itemId: input.item_id }
  const discussion = await openDiscussion(context, item, input.schedule_id)
  const rows = await selectPinned(context.db, context.member?.userId ?? 0, discussion)
  return { top_comment_list: (await placeLive(context, item, rows)).map(presentReadComment) }
})
