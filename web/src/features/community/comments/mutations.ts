import { commentCalls } from '#contract/community/comments.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { commentTag } from './queries.ts'

export const commentMutations = {
  write: mutationOf(commentCalls.set, { tips: false, changes: [commentTag], inBackground: true }),
  like: mutationOf(commentCalls.praise),
  pin: mutationOf(commentCalls.setTop),
  remove: mutationOf(commentCalls.delete),
  tipOff: mutationOf(commentCalls.tipOff),
}
