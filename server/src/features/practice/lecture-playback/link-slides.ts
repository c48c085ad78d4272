import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import type { SlideMark } from '#server/features/library/transcripts/page-seconds.ts'
import {
  insertRecordingSlides,
  replaceSlideMarks,
  selectSlideMarks,
} from '#server/features/library/transcripts/transcripts.queries.ts'
import { mediaAt, timelineOf } from '#server/features/meetings/meetings/recording-timeline.ts'
import { beginOnTape } from '#server/features/meetings/meetings/sessions-on-tape.ts'
import { deleteUnshownSlides, selectUnlinkedSlides } from './recorded-slides.queries.ts'
import type { RecordedSlides } from './recorded-slides.queries.ts'

/**
 * Notes which slides are shown in which recording, once the lecturer has approved that it is published, and which of their pages are hidden
 * because they may tell of a patient (decision 125).
 */
export async function linkSlides({ db }: Pick<Services, 'db'>): Promise<void> {
  await deleteUnshownSlides(db)
  const unlinked = await selectUnlinkedSlides(db)
  await insertRecordingSlides(
    db,
    unlinked.map((row) => ({
      recording_id: row.recording_id,
      file_key: row.file_key,
      at_seconds: beginOf(row),
      hidden_pages: row.hidden_pages,
    })),
  )
  for (const row of unlinked) await markTurns(db, row)
}

/** What the lecturer has marked by hand stays. */
async function markTurns(db: Services['db'], row: RecordedSlides): Promise<void> {
  const marks = marksOf(row)
  const slides = { recordingId: row.recording_id, fileKey: row.file_key }
  if (marks.length > 0 && (await selectSlideMarks(db, slides)).length === 0)
    await replaceSlideMarks(db, slides, marks)
}

/** The second of the recording at which each page was first turned to; pages that it does not show are left out. */
function marksOf(row: RecordedSlides): SlideMark[] {
  const timeline = timelineOf(row)
  if (!timeline) return []
  const firsts = new Map<number, number>()
  for (const { page, atMs } of row.turns) {
    const media = mediaAt(timeline, atMs)
    if (media !== undefined && !firsts.has(page)) firsts.set(page, Math.floor(Math.round(media) / 1000))
  }
  return [...firsts]
}

export const linkSlidesJob = defineJob({
  name: 'link-slides',
  schedule: '* * * * *',
  oneAtATime: true,
  retryWaits: [],
  run: (services) => linkSlides(services),
})

/** A recording of one session begins with it. */
function beginOf({ session_id, timeline, begin_at, end_at }: RecordedSlides): number {
  if (session_id !== null || !timeline || !begin_at || !end_at) return 0
  return Math.floor((beginOnTape(timeline, { begin_at, end_at }) ?? 0) / 1000)
}
