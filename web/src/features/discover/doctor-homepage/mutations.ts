import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const doctorMutations = {
  edit: mutationOf(doctorCalls.edit, { changes: ['doctors', 'profile'], inBackground: true }),
  /** Nobody waits for it, and a failure is nobody's concern. */
  logLink: mutationOf(doctorCalls.logLink, { tips: false }),
}
