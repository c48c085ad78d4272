import { verificationCalls } from '#contract/verification.ts'
import { ownQueryOf } from '#web/platform/own-query.ts'

export const verificationQueries = { own: () => ownQueryOf(verificationCalls.own, {}) }
