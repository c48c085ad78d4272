import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { insertRecordingSlides } from '#server/features/library/transcripts/transcripts.queries.ts'
import { beginOnTape } from '#server/features/meetings/meetings/sessions-on-tape.ts'
import { deleteUnshownSlides, selectUnlinkedSlides } from './recorded-slides.queries.ts'
import type { RecordedSlides } from './recorded-slides.queries.ts'

/** Notes which slides are shown in which recording, once the lecturer has approved that it is published. */
export async function linkSlides({ db }: Pick<Services, 'db'>): Promise<void> {
  await deleteUnshownSlides(db)
  const unlinked = await selectUnlinkedSlides(db)
  await insertRecordingSlides(
    db,
    unlinked.map((row) => ({
      recording_id: row.recording_id,
      file_key: row.file_key,
      at_seconds: beginOf(row),
    })),
  )
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
