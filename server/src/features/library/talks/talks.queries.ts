import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { columns } from '#server/features/library/articles/articles.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { isShown, itemColumns as workColumns } from '#server/features/library/works/works.queries.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import {
  isWithin,
  cardColumns as meetingColumns,
  nearestFirst,
} from '#server/features/meetings/meetings/meetings.queries.ts'
import type { Period } from '#server/features/meetings/meetings/meetings.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { columnDoctors, columnMeetings, columnWorks } from './talks.tables.ts'

// `${columns}.id`, not `${columns.id}`: in a select from one table drizzle omits the table's name, and a subquery would resolve the column
// to its own table.
const nextTime = sql<Date | null>`(select min(m.begin_at) from column_meetings cm
  join ${meetings} m on m.id = cm.meeting_id and m.published and m.end_at > now() where cm.column_id = ${columns}.id)`.mapWith(
  meetings.begin_at,
)

const talkColumns = {
  id: columns.id,
  theme: columns.theme,
  cover: columns.cover,
  intro: columns.intro,
  college_id: columns.college_id,
  college: { name: colleges.name, name_en: colleges.name_en },
  hosts: sql<string[]>`array(select d.name from column_doctors cd join ${doctors} d on d.id = cd.doctor_id
    where cd.column_id = ${columns}.id order by cd.sort, d.id)`,
  meetings: sql<number>`(select count(*)::int from column_meetings cm
    join ${meetings} m on m.id = cm.meeting_id and m.published where cm.column_id = ${columns}.id)`,
  works: sql<number>`(select count(*)::int from column_works cw where cw.column_id = ${columns}.id)`,
  nextTime,
}

/** A column without a host is not a talk. */
const isTalk = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(columnDoctors)
      .where(eq(columnDoctors.column_id, columns.id)),
  )

const talks = (db: Db) =>
  db
    .select({ ...talkColumns, total: sql<number>`(count(*) over ())::int` })
    .from(columns)
    .leftJoin(colleges, eq(colleges.id, columns.college_id))

export const selectTalks = (db: Db, collegeId: number, limit: number, offset: number) =>
  talks(db)
    .where(and(isTalk(db), collegeId > 0 ? eq(columns.college_id, collegeId) : undefined))
    .orderBy(asc(columns.sort), asc(columns.id))
    .limit(limit)
    .offset(offset)

/** The talks with the next meetings come first. */
export const selectNextTalks = (db: Db, limit: number) =>
  talks(db)
    .where(isTalk(db))
    .orderBy(sql`${nextTime} nulls last`, asc(columns.sort), asc(columns.id))
    .limit(limit)

export const selectTalk = (db: Db, columnId: number) =>
  first(talks(db).where(and(eq(columns.id, columnId), isTalk(db))))

export type TalkRow = NonNullable<Awaited<ReturnType<typeof selectTalk>>>

export const selectHosts = (db: Db, columnId: number) =>
  db
    .select(doctorItemColumns)
    .from(columnDoctors)
    .innerJoin(doctors, eq(doctors.id, columnDoctors.doctor_id))
    .where(eq(columnDoctors.column_id, columnId))
    .orderBy(asc(columnDoctors.sort), asc(doctors.id))

/** The meetings of one talk, or of all. */
export const selectTalkMeetings = (
  db: Db,
  columnId: number | 'all',
  period: Exclude<Period, 'any'>,
  limit: number,
) =>
  db
    .select(meetingColumns)
    .from(meetings)
    .where(
      and(
        inArray(
          meetings.id,
          db
            .select({ id: columnMeetings.meeting_id })
            .from(columnMeetings)
            .where(columnId === 'all' ? undefined : eq(columnMeetings.column_id, columnId)),
        ),
        eq(meetings.published, true),
        isWithin(period),
      ),
    )
    .orderBy(...nearestFirst(period))
    .limit(limit)

export const selectTalkWorks = (db: Db, columnId: number, limit: number) =>
  db
    .select(workColumns)
    .from(columnWorks)
    .innerJoin(productions, eq(productions.id, columnWorks.production_id))
    .where(and(eq(columnWorks.column_id, columnId), isShown))
    .orderBy(asc(columnWorks.sort), desc(productions.published_at), desc(productions.id))
    .limit(limit)
