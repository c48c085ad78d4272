import { authenticationStates } from '#contract/commerce/payees.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { authenticationReview, selectAuthenticationById } from './authentications.queries.ts'
import { authenticationPassed, authenticationRefused } from './payees.notices.ts'

export async function decideAuthentication(context: Context, authenticationId: number, outcome: Outcome) {
  const row = await selectAuthenticationById(context.db, authenticationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'authentication_id' })
  const { passed, failed } = authenticationStates
  const reason = outcome.isPassed ? '' : outcome.reason
  await review(context, authenticationReview, {
    submission: { id: row.authentication.id, ownerId: row.authentication.user_id },
    verdict: { state: outcome.isPassed ? passed : failed, reason },
    notice: outcome.isPassed ? authenticationPassed.write({}) : authenticationRefused.write({ reason }),
  })
}
