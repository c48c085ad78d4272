import { foundingStates, unionMemberTypes } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { membershipNotices } from './unions.notices.ts'
import { foundingReview, insertMember, selectFounding } from './unions.queries.ts'

/** The founder owns the union and is its first member. */
export async function decideFounding(context: Context, unionId: number, outcome: Outcome) {
  const row = await selectFounding(context.db, unionId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  const { id, name, owner_id } = row.founding
  const submission = { id, ownerId: owner_id }
  if (!outcome.isPassed) {
    const { reason } = outcome
    return review(context, foundingReview, {
      submission,
      verdict: { state: foundingStates.refused, review_reason: reason },
      notice: membershipNotices.foundingRefused.write({ union: name, reason }),
    })
  }
  return review(context, foundingReview, {
    submission,
    verdict: { state: foundingStates.passed },
    notice: membershipNotices.founded.write({ union: name, unionId: id }),
    async within(db, decide) {
      await decide()
      if (owner_id !== null)
        await insertMember(db, { union_id: id, type: unionMemberTypes.doctor, user_id: owner_id })
    },
  })
}
