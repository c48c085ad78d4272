import { pushCalls } from '#contract/community/messages.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const messageMutations = {
  markRead: mutationOf(pushCalls.markRead, { tips: false, changes: ['messages'] }),
}
