import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { approvalStates } from '#contract/practice/lecture-playback.ts'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { playbackNotes } from '#server/features/community/notes/notes.tables.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import {
  expertSheets,
  expertTasks,
  sheetChanges,
} from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { playbackApprovals } from './lecture-playback.tables.ts'

/** Part 1 is a lecturer. */
const lecturer = 1

/** A recording of the whole meeting concerns all its lecturers; one of a session those who take it. */
const concerns = (sheetId: unknown, sessionId: unknown) => sql`(${sessionId}::bigint is null or exists (
  select from ${expertSessions} s where s.sheet_id = ${sheetId} and s.programme_id = ${sessionId}::bigint))`

/** The recordings in which the guest of a sheet speaks, with what they said to each; those to be published first. */
export const selectLectureRecordings = (db: Db, sheetId: number, meetingId: number) =>
  db
    .select({ recording: meetingRecordings, approval: playbackApprovals })
    .from(meetingRecordings)
    .leftJoin(
      playbackApprovals,
      and(eq(playbackApprovals.recording_id, meetingRecordings.id), eq(playbackApprovals.sheet_id, sheetId)),
    )
    .where(
      and(
        eq(meetingRecordings.meeting_id, meetingId),
        concerns(sheetId, sql`${meetingRecordings}.session_id`),
      ),
    )
    .orderBy(asc(meetingRecordings.published), asc(meetingRecordings.sort), asc(meetingRecordings.id))

export const upsertApproval = (db: Db, row: typeof playbackApprovals.$inferInsert) =>
  db
    .insert(playbackApprovals)
    .values(row)
    .onConflictDoUpdate({
      target: [playbackApprovals.sheet_id, playbackApprovals.recording_id],
      set: { status: row.status, reason: row.reason ?? '', decided_at: sql`now()` },
    })

/** By when a lecturer answers about a recording, `r`. */
const askedUntil = sql`r.created_at + interval '7 days'`

/** The recordings that lecturers are asked about, or have answered about, until they are published. */
export const askedRecordings = sql`
  select h.id as sheet_id, r.id as recording_id, r.name, coalesce(a.status, ${approvalStates.open}) as status,
    ${askedUntil} as due_at
  from ${expertSheets} h join ${expertTasks} t on t.id = h.task_id
  join ${meetingRecordings} r on r.meeting_id = t.meeting_id and not r.published
  left join ${playbackApprovals} a on a.sheet_id = h.id and a.recording_id = r.id
  where h.part = ${lecturer} and h.status = ${sheetStates.confirmed} and h.withdrawn_at is null
    and ${concerns(sql`h.id`, sql`r.session_id`)}`

type AskedRecording = {
  sheetId: number
  recordingId: number
  name: string
  status: OneOf<typeof approvalStates>
  dueAt: Date
}

export const selectAskedRecordings = async (db: Db, sheetIds: number[]): Promise<AskedRecording[]> => {
  const { rows } = await db.execute<Omit<AskedRecording, 'dueAt'> & { dueAt: string | Date }>(sql`
    select sheet_id::int as "sheetId", recording_id::int as "recordingId", name, status, due_at as "dueAt"
    from (${askedRecordings}) asked where sheet_id = any(${sql.param(sheetIds)}::bigint[]) order by recording_id`)
  return rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt) }))
}

type Published = { recordingId: number; meetingId: number; sessionId: number | null }

/** The sheets of lecturers in a recording who have not approved it. */
export const selectUnapproved = async (db: Db, { recordingId, meetingId, sessionId }: Published) => {
  const rows = await db
    .select({ id: expertSheets.id })
    .from(expertSheets)
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .leftJoin(
      playbackApprovals,
      and(eq(playbackApprovals.sheet_id, expertSheets.id), eq(playbackApprovals.recording_id, recordingId)),
    )
    .where(
      and(
        eq(expertTasks.meeting_id, meetingId),
        eq(expertSheets.part, lecturer),
        eq(expertSheets.status, sheetStates.confirmed),
        concerns(sql`${expertSheets}.id`, sessionId),
        sql`${playbackApprovals.status} is distinct from ${approvalStates.approved}`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** By recording, why it was published although the guest of a sheet had not approved it; the latest reason counts. */
export const selectPublishReasons = async (db: Db, sheetId: number): Promise<Map<number, string>> => {
  const rows = await db
    .select({ recordingId: sheetChanges.subject_id, reason: sheetChanges.reason })
    .from(sheetChanges)
    .where(and(eq(sheetChanges.sheet_id, sheetId), eq(sheetChanges.kind, 'playback_published_anyway')))
    .orderBy(asc(sheetChanges.id))
  return new Map(rows.map(({ recordingId, reason }) => [recordingId!, reason]))
}

const mostQuestions = 100

/** What was said below a meeting and is not hidden, latest first. */
export const selectQuestions = (db: Db, meetingId: number) =>
  db
    .select({
      id: comments.id,
      content: comments.content,
      play_time: comments.play_time,
      created_at: comments.created_at,
    })
    .from(comments)
    .where(
      and(eq(comments.item_type, 'meeting'), eq(comments.item_id, meetingId), isNull(comments.hidden_at)),
    )
    .orderBy(desc(comments.id))
    .limit(mostQuestions)

/** How many notes were taken; what they say is their writers'. */
export const countNotes = (db: Db, meetingId: number): Promise<number> =>
  db.$count(playbackNotes, and(eq(playbackNotes.item_type, 'meeting'), eq(playbackNotes.item_id, meetingId)))
