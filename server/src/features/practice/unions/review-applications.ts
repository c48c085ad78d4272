import { applicationStates, unionCalls, unionFailures, unionMemberTypes } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import {
  applicationReview,
  selectApplication,
  selectApplications,
  selectApplicationsFor,
} from './applications.queries.ts'
import { findUnionAsManager } from './union-role.ts'
import { membershipNotices } from './unions.notices.ts'
import { presentApplication } from './unions.present.ts'
import { insertMember } from './unions.queries.ts'

export const listApplications = answer(unionCalls.applications, async ({ id, status, page }, context) => {
  const { union } = await findUnionAsManager(context, id)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectApplications(context.db, union.id, status, limit, offset),
  )
  return presentPage(found, presentApplication)
})

export const listJoinApplications = answer(
  unionCalls.joinApplication,
  async ({ userId: asked, status, page }, context) => {
    const { userId } = memberOf(context)
    if (asked !== userId) throw refuse(failures.noPermission)
    const found = await readPage(page, pageSize, (limit, offset) =>
      selectApplicationsFor(context.db, userId, status, limit, offset),
    )
    return presentPage(found, presentApplication)
  },
)

type Verdict = { application_id: number; type: boolean; reason: string }

export const decideApplication = answer(unionCalls.approve, (input, context) =>
  reviewApplication(context, input),
)

/** A manager approves an application (`type` true) or rejects it with a reason. */
export async function reviewApplication(context: Context, input: Verdict) {
  const row = await selectApplication(context.db, input.application_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'application_id' })
  const { application } = row
  const { union } = await findUnionAsManager(context, application.union_id)
  if (!input.type && input.reason === '') throw refuse(unionFailures.reasonNeeded)
  const status = input.type ? applicationStates.approved : applicationStates.rejected
  await review(context, applicationReview, {
    submission: { id: application.id, ownerId: application.user_id },
    verdict: { state: status, review_reason: input.reason },
    notice: input.type
      ? membershipNotices.approved.write({ union: union.name, unionId: union.id })
      : membershipNotices.rejected.write({ union: union.name, unionId: union.id, reason: input.reason }),
    async within(db, decide) {
      await decide()
      if (!input.type) return
      const isNew = await insertMember(db, {
        union_id: union.id,
        type: application.type,
        user_id: application.user_id,
        department_id: application.department_id,
      })
      // Somebody who has become a member meanwhile stays one. A department has one representative: another doctor
      // who applied for it too does not become a member, and must not be told so.
      if (!isNew && application.type === unionMemberTypes.department)
        throw refuse(unionFailures.departmentTaken)
    },
  })
  return { application_id: application.id, status }
}
