import { pushCalls } from '#contract/community/messages.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const messageMutations = {
  saveDevice: mutationOf(pushCalls.saveDevice, { tips: false }),
  forgetDevice: mutationOf(pushCalls.forgetDevice, { tips: false }),
  markRead: mutationOf(pushCalls.markRead, { tips: false, changes: ['messages'] }),
  undoRead: mutationOf(pushCalls.undoRead, { changes: ['messages'] }),
}
