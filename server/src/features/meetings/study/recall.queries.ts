import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { recallMoments, recallOptions, recallQuestions } from './recall.tables.ts'

/** What somebody watches; `recordingId` 0 is the live stream. */
export type RecallTarget = { userId: number; meetingId: number; recordingId: number }

export type MomentRow = typeof recallMoments.$inferSelect

const ofTarget = ({ userId, meetingId, recordingId }: RecallTarget) =>
  and(
    eq(recallMoments.user_id, userId),
    eq(recallMoments.meeting_id, meetingId),
    eq(recallMoments.recording_id, recordingId),
  )

export const selectMoments = (db: Db, target: RecallTarget): Promise<MomentRow[]> =>
  db.select().from(recallMoments).where(ofTarget(target)).orderBy(asc(recallMoments.number))

export const selectUnmetMoments = (db: Db, target: RecallTarget): Promise<MomentRow[]> =>
  db
    .select()
    .from(recallMoments)
    .where(and(ofTarget(target), isNull(recallMoments.met_at)))
    .orderBy(asc(recallMoments.number))

export const insertMoments = (db: Db, rows: (typeof recallMoments.$inferInsert)[]) =>
  db.insert(recallMoments).values(rows).onConflictDoNothing()

type MomentChange = Partial<
  Pick<
    MomentRow,
    | 'from_ms'
    | 'at_ms'
    | 'question_id'
    | 'due_at'
    | 'asked_at'
    | 'option_ids'
    | 'option_keys'
    | 'misses'
    | 'met_at'
  >
>

/** False when the moment was answered or drawn again meanwhile. */
export const updateMoment = async (db: Db, { id, misses }: MomentRow, change: MomentChange) => {
  const rows = await db
    .update(recallMoments)
    .set(change)
    .where(and(eq(recallMoments.id, id), eq(recallMoments.misses, misses), isNull(recallMoments.met_at)))
    .returning({ id: recallMoments.id })
  return rows.length > 0
}

/** Locked, so that of several answers at once the first that arrives is the answer, whichever is quicker to judge. */
export const lockMoment = (db: Db, id: number, userId: number): Promise<MomentRow | undefined> =>
  first(
    db
      .select()
      .from(recallMoments)
      .where(and(eq(recallMoments.id, id), eq(recallMoments.user_id, userId)))
      .for('update'),
  )

export const selectRecallQuestions = (db: Db, recordingId: number) =>
  db
    .select({ id: recallQuestions.id, atMs: sql<number>`${recallQuestions.at_seconds} * 1000` })
    .from(recallQuestions)
    .where(and(eq(recallQuestions.recording_id, recordingId), isNull(recallQuestions.taken_back_at)))

export const selectRecallQuestion = async (db: Db, id: number) => {
  const [question] = await db.select().from(recallQuestions).where(eq(recallQuestions.id, id))
  const options = await db.select().from(recallOptions).where(eq(recallOptions.question_id, id))
  return question && { title: question.title, options }
}

/** The length of what is watched, and the meeting whose rule decides: the large one, if this is a part of it. */
export const selectRecallScope = (db: Db, { meetingId, recordingId }: RecallTarget) =>
  first(
    db.execute<{
      begin_ms: number
      end_ms: number
      seconds: number
      rules: { id: number; is_credit: boolean; is_offline: boolean }[]
    }>(sql`
    select (extract(epoch from m.begin_at) * 1000)::bigint as begin_ms,
      (extract(epoch from m.end_at) * 1000)::bigint as end_ms,
      coalesce((select r.seconds from ${meetingRecordings} r where r.id = ${recordingId}), 0) as seconds,
      (select json_agg(json_build_object('id', g.id, 'is_credit', g.is_credit, 'is_offline', g.is_offline))
        from ${meetings} g where g.id in (m.id, m.parent_id)) as rules
    from ${meetings} m where m.id = ${meetingId}`),
  )

/** How a person's questions went in a meeting, or in one child meeting of a large one. */
export type RecallRow = {
  asked_id: number
  meeting_id: number
  recorded_seconds: number[]
  recorded_met: number
  live_asked: number
  live_met: number
}

export const selectRecalls = async (db: Db, userId: number, meetingIds: number[]) => {
  const own = sql`${recallMoments} q where q.user_id = ${userId} and q.meeting_id = m.id`
  const found = await db.execute<RecallRow>(sql`
    select a.id as asked_id, m.id as meeting_id,
      array(select r.seconds from ${meetingRecordings} r where r.meeting_id = m.id and r.published) as recorded_seconds,
      (select count(*) from ${own} and q.met_at is not null and exists (select 1 from ${meetingRecordings} r
        where r.id = q.recording_id and r.published))::int as recorded_met,
      (select count(*) from ${own} and q.recording_id = 0 and (q.asked_at is not null or q.misses > 0))::int as live_asked,
      (select count(*) from ${own} and q.recording_id = 0 and q.met_at is not null)::int as live_met
    from ${meetings} a join ${meetings} m on m.id = a.id or m.parent_id = a.id and m.published
    where a.id = any(${sql.param(meetingIds)}::bigint[])`)
  return found.rows
}

/** A question that was missed or answered wrongly, and the part of the recording that makes up for it. */
export type MissedRow = {
  asked_id: number
  meeting_id: number
  recording_id: number
  name: string
  from_ms: number
  to_ms: number
}

export const selectMissed = async (db: Db, userId: number, meetingIds: number[], expiredAt: Date) => {
  const found = await db.execute<MissedRow>(sql`
    select a.id as asked_id, q.meeting_id, q.recording_id, r.name, q.from_ms, q.to_ms
    from ${meetings} a join ${meetings} m on m.id = a.id or m.parent_id = a.id and m.published
    join ${recallMoments} q on q.user_id = ${userId} and q.meeting_id = m.id and q.met_at is null
      and (q.misses > 0 or q.asked_at < ${expiredAt.toISOString()})
    join ${meetingRecordings} r on r.id = q.recording_id and r.published
    where a.id = any(${sql.param(meetingIds)}::bigint[])
    order by a.id, m.begin_at, r.sort, r.id, q.number`)
  return found.rows
}
