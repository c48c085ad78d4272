import { passwordCalls } from '#contract/people/password.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const passwordMutations = {
  reset: mutationOf(passwordCalls.forget),
  change: mutationOf(passwordCalls.change, { tips: false }),
}
