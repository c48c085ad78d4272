import { failures } from '#contract/wire/failure.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { lockUser, updateUser } from '#server/features/people/account/account.queries.ts'
import { selectVerificationById, verificationReview } from './verification.queries.ts'
import { verificationPassed, verificationRefused } from './verification.notices.ts'

export async function decideVerification(context: Context, verificationId: number, outcome: Outcome) {
  const row = await selectVerificationById(context.db, verificationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'verification_id' })
  const { id, user_id: ownerId, real_name: truename, title } = row.verification
  const submission = { id, ownerId }
  if (!outcome.isPassed) {
    const { reason } = outcome
    return review(context, verificationReview, {
      submission,
      verdict: { state: verificationStates.failed, reason },
      notice: verificationRefused.write({ reason }),
    })
  }
  return review(context, verificationReview, {
    submission,
    verdict: { state: verificationStates.passed, reason: '' },
    notice: verificationPassed.write({}),
    // The user first, as whatever changes an identity does, or the two could wait for each other.
    async within(db, decide) {
      await lockUser(db, ownerId)
      await decide()
      await updateUser(db, ownerId, { truename, title })
    },
  })
}
