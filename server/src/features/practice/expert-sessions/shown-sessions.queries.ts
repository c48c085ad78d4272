import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { preparedSql } from '#kernel/prepared-sql.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { busyTimesOf } from './busy.queries.ts'
import { expertSessions } from './expert-sessions.tables.ts'

const mostShown = 200

/** As the contract writes a time, which sorts like what it means. */
const timeText = (at: SQL) =>
  sql`(to_char((${at}) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') collate "C")`

/**
 * Sessions of one person as the contract shows them, with what each clashes with. PostgreSQL builds the answer: a sheet may
 * have many sessions, and rows would be read and written again for each of them.
 */
const shownSessions = (label: string, condition: SQL) =>
  preparedSql<{ sessions: ExpertSession[] }>(
    label,
    sql`
      with chosen as materialized (
        select s.*, h.task_id, m.id as meeting_id, m.title as meeting_title,
          ${timeText(sql`s.begin_at`)} as begin_time, ${timeText(sql`s.end_at`)} as end_time
        from ${expertSessions} s
        join ${expertSheets} h on h.id = s.sheet_id and h.withdrawn_at is null
        join ${expertTasks} t on t.id = h.task_id
        join ${meetings} m on m.id = t.meeting_id and m.published
        where ${condition}
        order by s.begin_at, s.id limit ${sql.raw(String(mostShown))}
      ), busy as materialized (
        select b.kind, case when ${sql.placeholder('hasTitles')}::boolean then b.title else '' end as title,
          ${timeText(sql`b.begin_at`)} as begin_time, ${timeText(sql`b.end_at`)} as end_time, b.session_id
        from (${busyTimesOf({
          userId: sql.placeholder('userId'),
          from: sql`(select min(begin_at) from chosen)`,
          to: sql`(select max(end_at) from chosen)`,
        })}) b
      )
      select coalesce(json_agg(json_build_object(
        'session_id', c.id, 'id', c.task_id, 'guest_id', c.sheet_id,
        'meeting_id', c.meeting_id, 'meeting_title', c.meeting_title,
        'kind', c.kind, 'title', c.title, 'hall', c.hall,
        'begin_time', c.begin_time, 'end_time', c.end_time, 'status', c.status,
        'proposed_begin_time', coalesce(${timeText(sql`c.proposed_begin_at`)}, ''),
        'proposed_end_time', coalesce(${timeText(sql`c.proposed_begin_at + (c.end_at - c.begin_at)`)}, ''),
        'reason', c.reason, 'can_affirm', (c.begin_at > now())::int,
        'clashes', case when c.status = ${sql.raw(String(sessionStates.refused))} then '[]' else coalesce((
          select json_agg(json_build_object(
            'begin_time', b.begin_time, 'end_time', b.end_time, 'kind', b.kind, 'title', b.title) order by b.begin_time)
          from busy b
          where b.session_id <> c.id and b.begin_time < c.end_time and b.end_time > c.begin_time
        ), '[]') end
      ) order by c.begin_at, c.id), '[]') as sessions
      from chosen c`,
  )

/** Whose sessions, and whether the caller may read what else takes the person. */
type Reader = { userId: number; hasTitles: boolean }

const readSessions = (label: string, condition: SQL) => {
  const statement = shownSessions(label, condition)
  return async (db: Db, values: Record<string, unknown>): Promise<ExpertSession[]> =>
    (await only(statement(db, values))).sessions
}

const ofSheet = readSessions('shown_sessions_of_sheet', sql`h.id = ${sql.placeholder('sheetId')}`)

export const selectShownOfSheet = (db: Db, sheetId: number, reader: Reader) =>
  ofSheet(db, { sheetId, ...reader })

const ofUser = readSessions(
  'shown_sessions_of_user',
  sql`h.user_id = ${sql.placeholder('userId')} and s.end_at > now()`,
)

/** The sessions of a person that are not over, in all meetings. */
export const selectShownOfUser = (db: Db, reader: Reader) => ofUser(db, reader)

const one = readSessions('shown_session', sql`s.id = ${sql.placeholder('sessionId')}`)

export const selectShownSession = (db: Db, sessionId: number, reader: Reader) =>
  first(one(db, { sessionId, ...reader }))
