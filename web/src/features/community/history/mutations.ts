import { historyCalls } from '#contract/community/history.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const historyMutations = {
  /** The last position is sent while the page is being left. */
  setPosition: mutationOf(historyCalls.set, { tips: false, keepalive: true }),
  remove: mutationOf(historyCalls.remove, { changes: ['history'] }),
  clear: mutationOf(historyCalls.clear, { changes: ['history'] }),
}
