import { watchCalls } from '#contract/meetings/watching.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const watchMutations = {
  /** A correct password unlocks what every feature shows of the meeting. */
  enterPassword: mutationOf(watchCalls.checkPassword, { tips: false, changes: 'everything' }),
}
