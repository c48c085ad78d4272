import { teachingConsentVersion, teachingStates } from '#contract/practice/teaching-cases.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import type { DemoTeachingCase } from '#demo/content/consultations.ts'
import { loadMaskedPicture } from './masked-pictures.ts'
import { selectOperatorId } from './consultations.queries.ts'
import { caseArticle } from '#server/features/practice/teaching-cases/case-article.ts'
import { insertCase, publishCase } from '#server/features/practice/teaching-cases/teaching-cases.queries.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

type Made = { consultationId: number; authorId: number; endedAt: Date; patientName: string }

/** What a doctor has made of a consultation: under review, an article by now, or sent back. */
export async function loadTeachingCase(
  world: World,
  { title, body, subject, state, hasPicture, reason = '' }: DemoTeachingCase,
  { consultationId, authorId, endedAt, patientName }: Made,
): Promise<void> {
  const { db, collegeIds } = world
  const reviewedAt = minutesFrom(endedAt, 24 * 60)
  const row = await insertCase(db, {
    consultation_id: consultationId,
    author_id: authorId,
    college_id: collegeIds[subject]!,
    title,
    body,
    pictures: hasPicture
      ? [
          await loadMaskedPicture(world, {
            ownerId: authorId,
            name: patientName,
            isPublished: state === teachingStates.passed,
          }),
        ]
      : [],
    consent_at: minutesFrom(endedAt, 60),
    consent_version: teachingConsentVersion,
    created_at: minutesFrom(endedAt, 90),
    state,
    review_reason: reason,
    ...(state !== teachingStates.underReview && {
      reviewed_at: reviewedAt,
      reviewer_id: await selectOperatorId(db),
    }),
  })
  if (row && state === teachingStates.passed)
    await publishCase(db, row, { ...caseArticle(row, brandPicture), published_at: reviewedAt })
}
