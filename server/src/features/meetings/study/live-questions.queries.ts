import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { liveQuestionAsks, liveQuestionOptions, liveQuestions } from './live-questions.tables.ts'
import { watchProgress } from './study.tables.ts'

export type NewOption = { label: string; is_right: boolean }
type NewQuestion = typeof liveQuestions.$inferInsert

export const insertLiveQuestion = async (db: Db, question: NewQuestion, options: NewOption[]) => {
  const { id } = await only(db.insert(liveQuestions).values(question).returning({ id: liveQuestions.id }))
  await db.insert(liveQuestionOptions).values(options.map((one) => ({ ...one, question_id: id })))
  return id
}

/** False where it was taken back already. */
export const takeBackLiveQuestion = async (db: Db, id: number) => {
  const rows = await db
    .update(liveQuestions)
    .set({ taken_back_at: sql`now()` })
    .where(and(eq(liveQuestions.id, id), isNull(liveQuestions.taken_back_at)))
    .returning({ id: liveQuestions.id })
  return rows.length > 0
}

const isUsed = isNull(liveQuestions.taken_back_at)

export const selectLiveQuestion = (db: Db, id: number) =>
  first(
    db
      .select()
      .from(liveQuestions)
      .where(and(eq(liveQuestions.id, id), isUsed)),
  )

/** One writer at a time, so that the limit holds. */
export const countLiveQuestions = async (db: Db, meetingId: number) => {
  await db.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, meetingId)).for('update')
  return db.$count(liveQuestions, and(eq(liveQuestions.meeting_id, meetingId), isUsed))
}

export const selectLiveBank = (db: Db, meetingId: number) =>
  db
    .select({
      id: liveQuestions.id,
      session_id: sql<number>`coalesce(${liveQuestions.session_id}, 0)`,
      title: liveQuestions.title,
    })
    .from(liveQuestions)
    .where(and(eq(liveQuestions.meeting_id, meetingId), isUsed))
    .orderBy(asc(liveQuestions.id))

export const selectLiveOptions = (db: Db, questionIds: number[]) =>
  db
    .select()
    .from(liveQuestionOptions)
    .where(inArray(liveQuestionOptions.question_id, questionIds))
    .orderBy(asc(liveQuestionOptions.id))

/** A session of which somebody has watched at least half live and that has questions. */
export type AttendedRow = {
  asked_id: number
  meeting_id: number
  session_id: number
  title: string
  is_over: boolean
  question_id: number | null
  option_ids: number[]
  option_keys: number[]
  misses: number
  missed_at: Date | null
  is_met: boolean
}

/** Half of a session is enough to be asked about it, and less is too little to be fair. */
export const selectAttended = async (db: Db, userId: number, meetingIds: number[]) => {
  const since = (moment: ReturnType<typeof sql>) =>
    sql`least(2000000000, greatest(0, extract(epoch from ${moment} - m.begin_at) * 1000))::int`
  const { rows } = await db.execute<Omit<AttendedRow, 'missed_at'> & { missed_at: string | null }>(sql`
    with parts as (
      select a.id as asked_id, m.id as meeting_id, coalesce(q.session_id, 0) as session_id,
        coalesce(s.title, m.title) as title, coalesce(s.end_at, m.end_at) < now() as is_over,
        ${since(sql`coalesce(s.begin_at, m.begin_at)`)} as from_ms,
        ${since(sql`coalesce(s.end_at, m.end_at)`)} as to_ms
      from ${meetings} a join ${meetings} m on m.id = a.id or m.parent_id = a.id and m.published
      join ${liveQuestions} q on q.meeting_id = m.id and q.taken_back_at is null
      left join ${meetingSessions} s on s.id = q.session_id
      where a.id = any(${sql.param(meetingIds)}::bigint[]) and s.taken_back_at is null
      group by a.id, m.id, q.session_id, s.id)
    select p.asked_id, p.meeting_id, p.session_id, p.title, p.is_over, k.question_id,
      coalesce(k.option_ids, '{}') as option_ids, coalesce(k.option_keys, '{}') as option_keys,
      coalesce(k.misses, 0) as misses, k.missed_at, k.met_at is not null as is_met
    from parts p
    join ${watchProgress} w on w.user_id = ${userId} and w.meeting_id = p.meeting_id and w.recording_id = 0
    left join ${liveQuestionAsks} k on k.user_id = ${userId} and k.meeting_id = p.meeting_id
      and k.session_id = p.session_id
    where p.to_ms > p.from_ms and (select coalesce(sum(upper(r) - lower(r)), 0)
      from unnest(w.covered * int4multirange(int4range(p.from_ms, p.to_ms))) r) * 2 >= p.to_ms - p.from_ms
    order by p.asked_id, p.meeting_id, p.from_ms, p.session_id`)
  return rows.map((row): AttendedRow => ({
    ...row,
    option_ids: row.option_ids.map(Number),
    option_keys: row.option_keys.map(Number),
    missed_at: row.missed_at === null ? null : new Date(row.missed_at),
  }))
}

type AskKey = { user_id: number; meeting_id: number; session_id: number }

/** The row of somebody's question, locked: of several answers at once the first that arrives is the answer. */
export const lockAsk = async (db: Db, key: AskKey) => {
  await db.insert(liveQuestionAsks).values(key).onConflictDoNothing()
  return only(db.select().from(liveQuestionAsks).where(ofAsk(key)).for('update'))
}

const ofAsk = ({ user_id, meeting_id, session_id }: AskKey) =>
  and(
    eq(liveQuestionAsks.user_id, user_id),
    eq(liveQuestionAsks.meeting_id, meeting_id),
    eq(liveQuestionAsks.session_id, session_id),
  )

export const updateAsk = (db: Db, key: AskKey, change: Partial<typeof liveQuestionAsks.$inferInsert>) =>
  db.update(liveQuestionAsks).set(change).where(ofAsk(key))
