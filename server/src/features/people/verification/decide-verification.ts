import { failures } from '#contract/wire/failure.ts'
import { verificationOperatorCalls, verificationStates } from '#contract/people/verification.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { lockUser, updateUser } from '#server/features/people/account/account.queries.ts'
import { selectVerificationById, verificationReview } from './verification.queries.ts'
import { verificationPassed, verificationRefused } from './verification.notices.ts'

export const passVerification = answer(verificationOperatorCalls.pass, async (input, context) => {
  const { id, user_id: ownerId, real_name: truename, title } = await find(context, input.verification_id)
  await review(context, verificationReview, {
    submission: { id, ownerId },
    verdict: { state: verificationStates.passed, reason: '' },
    notice: verificationPassed.write({}),
    // The user first, as whatever changes an identity does, or the two could wait for each other.
    async within(db, decide) {
      await lockUser(db, ownerId)
      await decide()
      await updateUser(db, ownerId, { truename, title })
    },
  })
  return {}
})

export const refuseVerification = answer(verificationOperatorCalls.refuse, async (input, context) => {
  const { reason } = input
  const { id, user_id: ownerId } = await find(context, input.verification_id)
  await review(context, verificationReview, {
    submission: { id, ownerId },
    verdict: { state: verificationStates.failed, reason },
    notice: verificationRefused.write({ reason }),
  })
  return {}
})

async function find({ db }: Context, verificationId: number) {
  const row = await selectVerificationById(db, verificationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'verification_id' })
  return row.verification
}
