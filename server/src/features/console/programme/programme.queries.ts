import { and, asc, eq, ilike, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { first } from '#kernel/first-row.ts'
import { containing } from '#kernel/like.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import type { NewSession } from '#server/features/meetings/meetings/programme.queries.ts'
import { meetings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

const state = sql<string>`case when ${meetingSessions}.taken_back_at is null then 'planned' else 'taken_back' end`

export const sessionRows = defineRows({
  id: meetingSessions.id,
  values: {
    title: meetingSessions.title,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    meeting_id: meetingSessions.meeting_id,
    hall: meetingSessions.hall,
    lecturer: sql<string | null>`${doctors.name}`.as('lecturer'),
    begin_at: meetingSessions.begin_at,
    end_at: meetingSessions.end_at,
    state: state.as('state'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(meetingSessions)
      .innerJoin(meetings, eq(meetings.id, meetingSessions.meeting_id))
      .leftJoin(doctors, eq(doctors.id, meetingSessions.doctor_id))
      .$dynamic(),
  filters: {
    q: contains(meetingSessions.title),
    meeting: (value) =>
      /^\d{1,15}$/.test(value)
        ? eq(meetingSessions.meeting_id, Number(value))
        : ilike(meetings.title, containing(value)),
    lecturer: contains(doctors.name),
    state: (value) => sql`${state} = ${value}`,
    begin_at: within(meetingSessions.begin_at),
  },
})

/** The sessions of a meeting and of its parts, published or not. */
export const selectSessions = (db: Db, rootId: number) =>
  db
    .select({ session: meetingSessions, lecturer: doctors.name })
    .from(meetingSessions)
    .innerJoin(meetings, eq(meetings.id, meetingSessions.meeting_id))
    .leftJoin(doctors, eq(doctors.id, meetingSessions.doctor_id))
    .where(
      and(
        sql`(${meetings.id} = ${rootId} or ${meetings.parent_id} = ${rootId})`,
        isNull(meetingSessions.taken_back_at),
      ),
    )
    .orderBy(asc(meetingSessions.begin_at), asc(meetingSessions.hall), asc(meetingSessions.id))

type NextPlace = { meetingId: number; hall: string; without: number }

/** When the last session of a hall ends, or the meeting begins; undefined without such a meeting. */
export const selectNextBegin = async (
  db: Db,
  { meetingId, hall, without }: NextPlace,
): Promise<Date | undefined> => {
  const row = await first(
    db
      .select({
        begin_at: sql<Date>`coalesce(max(${meetingSessions.end_at}), ${meetings.begin_at})`.mapWith(
          meetings.begin_at,
        ),
      })
      .from(meetings)
      .leftJoin(
        meetingSessions,
        and(
          eq(meetingSessions.meeting_id, meetings.id),
          eq(meetingSessions.hall, hall),
          ne(meetingSessions.id, without),
          isNull(meetingSessions.taken_back_at),
        ),
      )
      .where(eq(meetings.id, meetingId))
      .groupBy(meetings.id),
  )
  return row?.begin_at
}

type Engagement = { title: string; doctor_id: number; begin_at: string; end_at: string }

/** What lecturers do elsewhere within a period: in programmes of other meetings, and in sessions of their task sheets. */
export const selectEngagements = async (
  db: Db,
  rootId: number,
  { doctorIds, from, to }: { doctorIds: number[]; from: Date; to: Date },
) => {
  if (doctorIds.length === 0) return []
  const during = (name: string) =>
    sql`${sql.raw(name)}.begin_at < ${to.toISOString()}::timestamptz and ${sql.raw(name)}.end_at > ${from.toISOString()}::timestamptz`
  const own = sql`(select id from ${meetings} where id = ${rootId} or parent_id = ${rootId})`
  const asked = sql`any(${sql.param(`{${doctorIds.join(',')}}`)}::bigint[])`
  const { rows } = await db.execute<Engagement>(sql`
    select m.title, p.doctor_id::int, p.begin_at, p.end_at
    from ${meetingSessions} p join ${meetings} m on m.id = p.meeting_id
    where p.doctor_id = ${asked} and p.taken_back_at is null and m.id not in ${own} and ${during('p')}
    union all
    select m.title, d.id::int, s.begin_at, s.end_at
    from ${doctors} d join ${expertSheets} h on h.user_id = d.user_id and h.withdrawn_at is null and h.status <> 2
    join ${expertTasks} t on t.id = h.task_id join ${meetings} m on m.id = t.meeting_id
    join ${expertSessions} s on s.sheet_id = h.id and s.status <> 2 and s.programme_id is null
    where d.id = ${asked} and ${during('s')}`)
  return rows.map((row) => ({ ...row, begin_at: new Date(row.begin_at), end_at: new Date(row.end_at) }))
}

export const selectSession = (db: Db, sessionId: number) =>
  first(db.select().from(meetingSessions).where(eq(meetingSessions.id, sessionId)))

export const updateSession = (db: Db, sessionId: number, change: Partial<NewSession>) =>
  db.update(meetingSessions).set(change).where(eq(meetingSessions.id, sessionId))

/** False where it is so already. */
export const setSessionTakenBack = async (db: Db, sessionId: number, isTakenBack: boolean) => {
  const { taken_back_at } = meetingSessions
  const rows = await db
    .update(meetingSessions)
    .set({ taken_back_at: isTakenBack ? sql`now()` : null })
    .where(
      and(eq(meetingSessions.id, sessionId), isTakenBack ? isNull(taken_back_at) : isNotNull(taken_back_at)),
    )
    .returning({ id: meetingSessions.id })
  return rows.length > 0
}

export const updateHall = (db: Db, rootId: number, hall: string, name: string) =>
  db
    .update(meetingSessions)
    .set({ hall: name })
    .where(
      and(
        eq(meetingSessions.hall, hall),
        sql`${meetingSessions.meeting_id} in (select id from ${meetings} where id = ${rootId} or parent_id = ${rootId})`,
      ),
    )
