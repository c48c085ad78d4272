import { failures } from '#contract/wire/failure.ts'
import {
  verificationOperatorCalls,
  verificationFailures,
  verificationStates,
} from '#contract/people/verification.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { lockUser, updateUser } from '#server/features/people/account/account.queries.ts'
import { selectVerificationById, updateReviewed } from './verification.queries.ts'

type Verdict = { state: number; reason: string }

export const passVerification = answer(verificationOperatorCalls.pass, async (input, context) =>
  review(context, input.verification_id, { state: verificationStates.passed, reason: '' }),
)

export const refuseVerification = answer(verificationOperatorCalls.refuse, async (input, context) =>
  review(context, input.verification_id, { state: verificationStates.failed, reason: input.reason }),
)

async function review(context: Context, verificationId: number, verdict: Verdict) {
  const { userId: reviewerId } = memberOf(context)
  const row = await selectVerificationById(context.db, verificationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'verification_id' })
  const { user_id: userId, real_name: truename, title } = row.verification
  // Nobody judges the own papers.
  if (userId === reviewerId) throw refuse(failures.noPermission)
  await context.db.transaction(async (db) => {
    await lockUser(db, userId)
    if (!(await updateReviewed(db, verificationId, { ...verdict, reviewer_id: reviewerId })))
      throw refuse(verificationFailures.notUnderReview)
    if (verdict.state === verificationStates.passed) await updateUser(db, userId, { truename, title })
  })
  return {}
}
