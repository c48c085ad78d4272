import { commentCalls } from '#contract/community/comments.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const commentMutations = {
  write: mutationOf(commentCalls.set, { tips: false, changes: ['comments'], inBackground: true }),
  like: mutationOf(commentCalls.praise),
  pin: mutationOf(commentCalls.setTop),
  remove: mutationOf(commentCalls.delete),
  tipOff: mutationOf(commentCalls.tipOff),
}
