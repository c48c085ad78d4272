import { shareCalls } from '#contract/community/share.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const shareMutations = {
  countVisit: mutationOf(shareCalls.visit, { tips: false }),
}
