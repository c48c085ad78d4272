import { verificationCalls } from '#contract/people/verification.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentVerification } from './verification.present.ts'
import { selectVerification } from './verification.queries.ts'

export const getVerification = answer(verificationCalls.own, async (_input, context) =>
  presentVerification(await selectVerification(context.db, memberOf(context).userId), context.vault),
)
