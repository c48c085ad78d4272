import { commentCalls } from '#contract/community/comments.ts'
import { asBit } from '#contract/wire/fields.ts'
import { markFailures } from '#contract/community/marks.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { orRefuse } from '#kernel/or-refuse.ts'
import { countPraises, deletePraise, insertPraise } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'
import { publishPraised } from './publish-comment.ts'

export const praiseComment = answer(commentCalls.praise, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { comment_id: commentId, type: isOn } = input
  const row = await findComment(db, commentId)
  const item = itemOf(row)
  await findDiscussion(context, item, row.comment.schedule_id)
  const isRepeat = await orRefuse(context, markFailures.praiseFailed, async () => {
    if (isOn) return !(await insertPraise(db, commentId, userId))
    await deletePraise(db, commentId, userId)
    return false
  })
  if (isRepeat) throw refuse(markFailures.alreadyPraised)
  const praise_num = await countPraises(db, commentId)
  await publishPraised(context, item, commentId, praise_num)
  return { praise_num, is_praise: asBit(isOn) }
})
