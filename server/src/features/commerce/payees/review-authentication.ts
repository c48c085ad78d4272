import { authenticationOperatorCalls, authenticationStates } from '#contract/commerce/payees.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { authenticationReview, selectAuthenticationById } from './authentications.queries.ts'
import { authenticationPassed, authenticationRefused } from './payees.notices.ts'

export const passAuthentication = answer(authenticationOperatorCalls.pass, async (input, context) => {
  await review(context, authenticationReview, {
    submission: await find(context, input.authentication_id),
    verdict: { state: authenticationStates.passed, reason: '' },
    notice: authenticationPassed.write({}),
  })
  return {}
})

export const refuseAuthentication = answer(authenticationOperatorCalls.refuse, async (input, context) => {
  const { reason } = input
  await review(context, authenticationReview, {
    submission: await find(context, input.authentication_id),
    verdict: { state: authenticationStates.failed, reason },
    notice: authenticationRefused.write({ reason }),
  })
  return {}
})

async function find({ db }: Context, authenticationId: number) {
  const row = await selectAuthenticationById(db, authenticationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'authentication_id' })
  return { id: row.authentication.id, ownerId: row.authentication.user_id }
}
