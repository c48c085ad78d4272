import { verificationCalls } from '#contract/people/verification.ts'
import { queryOf } from '#web/platform/query.ts'

export const verificationQueries = { own: () => queryOf(verificationCalls.own, {}) }
