import { foundingStates, unionMemberTypes, unionOperatorCalls } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { membershipNotices } from './unions.notices.ts'
import { presentFounding } from './unions.present.ts'
import { foundingReview, insertMember, selectFounding, selectFoundings } from './unions.queries.ts'

export const listFoundings = answer(unionOperatorCalls.list, async ({ status, page }, { db }) =>
  presentPage(
    await selectFoundings(db, status, pageSize, offsetOf(page, pageSize)),
    page,
    pageSize,
    presentFounding,
  ),
)

/** The founder owns the union and is its first member. */
export const passFounding = answer(unionOperatorCalls.pass, async (input, context) => {
  const { id, name, owner_id } = await find(context, input.id)
  await review(context, foundingReview, {
    submission: { id, ownerId: owner_id },
    verdict: { state: foundingStates.passed },
    notice: membershipNotices.founded.write({ union: name, unionId: id }),
    async within(db, decide) {
      await decide()
      if (owner_id !== null)
        await insertMember(db, { union_id: id, type: unionMemberTypes.doctor, user_id: owner_id })
    },
  })
  return {}
})

export const refuseFounding = answer(unionOperatorCalls.refuse, async ({ id, reason }, context) => {
  const { name, owner_id } = await find(context, id)
  await review(context, foundingReview, {
    submission: { id, ownerId: owner_id },
    verdict: { state: foundingStates.refused, review_reason: reason },
    notice: membershipNotices.foundingRefused.write({ union: name, reason }),
  })
  return {}
})

async function find({ db }: Context, unionId: number) {
  const row = await selectFounding(db, unionId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  return row.founding
}
