import { slideCalls } from '#contract/people/slide.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const slideMutations = {
  check: mutationOf(slideCalls.check, { tips: false }),
  answer: mutationOf(slideCalls.accessCheck, { tips: false }),
}
