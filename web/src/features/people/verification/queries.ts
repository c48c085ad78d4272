import { verificationCalls } from '#contract/people/verification.ts'
import { doctorCalls } from '#contract/people/doctors.ts'
import { queryOf } from '#web/platform/query.ts'

export const verificationQueries = {
  /** Another name or identity ends it. */
  own: () => queryOf(verificationCalls.own, {}, { tags: ['profile'] }),
  doctor: () => queryOf(doctorCalls.own, {}, { tags: ['profile'] }),
}
