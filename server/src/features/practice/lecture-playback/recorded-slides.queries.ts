import { sql } from 'drizzle-orm'
import { maskingStates } from '#contract/community/masking.ts'
import { approvalStates } from '#contract/practice/lecture-playback.ts'
import type { Db } from '#kernel/database.ts'
import { recordingSlides } from '#server/features/library/transcripts/transcripts.tables.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import type { Timeline } from '#server/features/meetings/meetings/recording-timeline.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import {
  lectureSlides,
  slideSearches,
  slideTurns,
} from '#server/features/practice/lecture-slides/lecture-slides.tables.ts'
import { playbackApprovals } from './lecture-playback.tables.ts'

/** The slides that lecturers show in recordings whose publication they have approved, once patients were looked for on them. */
const shownSlides = sql`(
  select r.id as recording_id, s.id as slides_id, s.file_key, r.session_id, r.timeline, r.began_at, r.seconds,
    h.id as sheet_id, f.hidden_pages
  from ${playbackApprovals} a join ${meetingRecordings} r on r.id = a.recording_id
    join ${expertSheets} h on h.id = a.sheet_id join ${lectureSlides} s on s.sheet_id = h.id
    join ${slideSearches} f on f.slides_id = s.id and f.state = ${maskingStates.found}
  where a.status = ${approvalStates.approved} and r.published and h.withdrawn_at is null
    and s.is_shown and s.mime = 'application/pdf')`

export type RecordedSlides = {
  recording_id: number
  file_key: string
  hidden_pages: number[]
  session_id: number | null
  timeline: Timeline | null
  began_at: Date | null
  seconds: number
  /** The pages that the lecturer turned to while it was held, in order. */
  turns: { page: number; atMs: number }[]
  /** When the first lecture of the lecturer was to be held. */
  begin_at: Date | null
  end_at: Date | null
}

export async function selectUnlinkedSlides(db: Db): Promise<RecordedSlides[]> {
  type Row = Omit<RecordedSlides, 'begin_at' | 'end_at' | 'began_at'> &
    Record<'begin_at' | 'end_at' | 'began_at', string | null>
  const { rows } = await db.execute<Row>(sql`
    select distinct on (s.recording_id, s.file_key) s.recording_id::int, s.file_key, s.hidden_pages, s.session_id::int, s.timeline,
      s.began_at, s.seconds, e.begin_at, e.end_at, (
        select coalesce(jsonb_agg(jsonb_build_object('page', t.page, 'atMs', extract(epoch from t.turned_at) * 1000)
          order by t.turned_at), '[]') from ${slideTurns} t where t.slides_id = s.slides_id) as turns
    from ${shownSlides} s left join ${expertSessions} e on e.sheet_id = s.sheet_id and e.kind = 'lecture'
    where not exists (select from ${recordingSlides} k
      where k.recording_id = s.recording_id and k.file_key = s.file_key)
    order by s.recording_id, s.file_key, e.begin_at`)
  return rows.map((row) => ({
    ...row,
    began_at: dateOf(row.began_at),
    begin_at: dateOf(row.begin_at),
    end_at: dateOf(row.end_at),
  }))
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

export const deleteUnshownSlides = (db: Db) =>
  db.execute(sql`
    delete from ${recordingSlides} k where not exists (select from ${shownSlides} s
      where s.recording_id = k.recording_id and s.file_key = k.file_key and s.hidden_pages = k.hidden_pages)`)
