import { teachingFailures, teachingStates } from '#contract/practice/teaching-cases.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { caseArticle } from './case-article.ts'
import { unmaskedOf } from '#server/features/community/masking/describe-masked.ts'
import { deleteOriginals } from '#server/features/community/masking/masking.queries.ts'
import { caseReview, publishCase, selectCase } from './teaching-cases.queries.ts'
import { caseNotices } from './teaching-cases.notices.ts'

/**
 * An operator who passes a case has looked at its text and at each picture. The case becomes an article at once, and what its pictures were
 * made of is deleted with that. No picture is published whose masks its author has not confirmed.
 */
export async function decideCase(context: Context, caseId: number, outcome: Outcome) {
  const row = await selectCase(context.db, caseId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'case_id' })
  const submission = { id: row.id, ownerId: row.author_id }
  const facts = { title: row.title, consultationId: row.consultation_id ?? 0 }
  if (!outcome.isPassed) {
    const { reason } = outcome
    return review(context, caseReview, {
      submission,
      verdict: { state: teachingStates.refused, review_reason: reason },
      notice: caseNotices.refused.write({ ...facts, reason }),
    })
  }
  if ((await unmaskedOf(context.db, row.pictures)).length > 0)
    throw refuse(teachingFailures.casePictureNotMasked)
  let originals: FileRow[] = []
  await review(context, caseReview, {
    submission,
    verdict: { state: teachingStates.passed },
    notice: caseNotices.passed.write(facts),
    async within(db, decide) {
      await decide()
      await publishCase(db, row, caseArticle(row, brandPicture))
      originals = await deleteOriginals(db, row.pictures)
    },
  })
  await removeStored(context, originals)
}
