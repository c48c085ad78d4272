import { reviewStatuses, workFailures } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { unmaskedOf } from '#server/features/community/masking/describe-masked.ts'
import { deleteOriginals } from '#server/features/community/masking/masking.queries.ts'
import { publishRevision } from './publish-revision.ts'
import { workPassed, workRefused } from './authoring.notices.ts'
import { lockWorksOf, selectPublishedWork, selectRevision, workReview } from './authoring.queries.ts'
import type { RevisionRow } from './authoring.queries.ts'
import { publishCover } from './work-cover.queries.ts'
import { isPlayed, selectVideosByIds } from './work-videos.queries.ts'

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
  if (!(await isCoverChecked(context, revision))) throw refuse(workFailures.coverNotMasked)
  await requireSearchedVideos(context, revision)
  let originals: FileRow[] = []
  await review(context, workReview, {
    submission,
    verdict: { state: reviewStatuses.passed, reason: '' },
    notice: workPassed.write({ title, workId }),
    async within(db, decide) {
      await lockWorksOf(db, revision.doctor_id)
      await decide()
      await publishRevision(db, revision)
      await publishCover(db, revision.cover)
      originals = await deleteOriginals(db, [revision.cover])
    },
  })
  await removeStored(context, originals)
}

/** What readers have already was published before videos were searched. */
async function requireSearchedVideos({ db }: Context, { lessons }: RevisionRow) {
  const videos = await selectVideosByIds(
    db,
    lessons.map(({ video_id }) => video_id),
  )
  for (const { id, state, patient_state, patient_places, is_masked_decided } of videos) {
    if (state !== 'ready' || (await isPlayed(db, id))) continue
    if (patient_state === null) throw refuse(workFailures.videoNotSearched)
    if (patient_places.length > 0 && !is_masked_decided) throw refuse(workFailures.videoUndecided)
  }
}

/** A cover that was handed in before covers were searched is sent back, unless readers have it already. */
async function isCoverChecked({ db }: Context, { cover, production_id, lessons }: RevisionRow) {
  if ((await unmaskedOf(db, [cover])).length === 0) return true
  const published = await selectPublishedWork(db, production_id)
  const videos = await selectVideosByIds(
    db,
    lessons.map(({ video_id }) => video_id),
  )
  return published?.cover === cover || videos.some(({ covers }) => covers.includes(cover))
}
