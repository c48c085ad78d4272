import { reviewStatuses } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { publishRevision } from './publish-revision.ts'
import { workPassed, workRefused } from './authoring.notices.ts'
import { lockWorksOf, selectRevision, workReview } from './authoring.queries.ts'

/** A version of a work as reviewers see it; drafts are their authors' own. */
export async function findRevision({ db }: Context, revisionId: number) {
  const row = await selectRevision(db, revisionId)
  if (!row || row.revision.state === reviewStatuses.draft)
    throw refuse(failures.dataMissing, { detail: 'revision_id' })
  return row
}

export async function decideRevision(context: Context, revisionId: number, outcome: Outcome) {
  const { revision } = await findRevision(context, revisionId)
  const { title, production_id: workId } = revision
  const submission = { id: revision.id, ownerId: revision.user_id }
  if (!outcome.isPassed) {
    const { reason } = outcome
    return review(context, workReview, {
      submission,
      verdict: { state: reviewStatuses.refused, reason },
      notice: workRefused.write({ title, reason, workId }),
    })
  }
  return review(context, workReview, {
    submission,
    verdict: { state: reviewStatuses.passed, reason: '' },
    notice: workPassed.write({ title, workId }),
    async within(db, decide) {
      await lockWorksOf(db, revision.doctor_id)
      await decide()
      await publishRevision(db, revision)
    },
  })
}
