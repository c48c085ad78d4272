import { pushCalls } from '#contract/community/messages.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { messageTag } from './queries.ts'

export const messageMutations = {
  markRead: mutationOf(pushCalls.markRead, { tips: false, changes: [messageTag] }),
}
