import { playbackCalls, playbackFailures } from '#contract/practice/lecture-playback.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { SlideMark } from '#server/features/library/transcripts/page-seconds.ts'
import { replaceSlideMarks } from '#server/features/library/transcripts/transcripts.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { selectShownSlides } from '#server/features/practice/lecture-slides/lecture-slides.queries.ts'
import { selectLectureRecordings } from './lecture-playback.queries.ts'
import { showLecture } from './show-lecture.ts'

export const markSlides = answer(playbackCalls.mark, async ({ recording_id, marks, ...address }, context) => {
  const { db } = context
  const row = await findSheet(context, address)
  const recordings = await selectLectureRecordings(db, row.sheet.id, row.meeting.id)
  const found = recordings.find(({ recording }) => recording.id === recording_id)
  if (!found) throw refuse(playbackFailures.recordingMissing)
  const slides = await selectShownSlides(db, row.sheet.id)
  if (slides?.mime !== 'application/pdf') throw refuse(playbackFailures.noSlides)
  // The last of two for one page counts, and none is after the end.
  const seconds = new Map(marks.map(({ page, second }) => [page, Math.min(second, found.recording.seconds)]))
  const known: SlideMark[] = [...seconds]
  await replaceSlideMarks(db, { recordingId: recording_id, fileKey: slides.file_key }, known)
  return showLecture(context, row)
})
