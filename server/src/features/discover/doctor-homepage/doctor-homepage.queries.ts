import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { prepared } from '#kernel/prepared.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctorDiseases, doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { productions } from '#server/features/library/courses/courses.tables.ts'
import { meetingDoctors, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

// In a select from one table drizzle omits the table's name, and a subquery would resolve the column to its own table: `${doctors}.id`
// preserves it.

/** Whether a doctor speaks in a meeting that is live now; a large meeting is live in its parts. */
export const isLive = () => sql<boolean>`exists (
  select 1 from ${meetingDoctors} md join ${meetings} m on m.id = md.meeting_id
  where md.doctor_id = ${doctors}.id and m.published and m.has_stream and not m.is_big and not m.is_offline
    and m.begin_at <= now() and m.end_at > now())`

/** The number of works of the last thirty days. */
export const newWorks = () => sql<number>`(select count(*)::int from ${productions} p
  where p.doctor_id = ${doctors}.id and p.published_at > now() - interval '30 days' and p.removed_at is null)`

const experts = prepared('experts', (db, by: { college: boolean; disease: boolean }) => {
  const where = and(
    by.college ? eq(doctors.college_id, sql.placeholder('collegeId')) : undefined,
    by.disease
      ? inArray(
          doctors.id,
          db
            .select({ id: doctorDiseases.doctor_id })
            .from(doctorDiseases)
            .where(eq(doctorDiseases.disease_id, sql.placeholder('diseaseId'))),
        )
      : undefined,
  )
  return db
    .select({
      id: doctors.id,
      name: doctors.name,
      cover: doctors.cover,
      live: isLive().as('live'),
      newWorks: newWorks(),
      total: sql<number>`(${db
        .select({ n: sql`count(*)::int` })
        .from(doctors)
        .where(where)})`,
    })
    .from(doctors)
    .where(where)
    .orderBy(sql`live desc`, doctors.sort, doctors.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

/** Experts of a subject or disease; those who speak in a meeting in progress come first. */
export const selectExperts = (
  db: Db,
  filter: { collegeId: number; diseaseId: number },
  limit: number,
  offset: number,
) =>
  experts(db, { college: filter.collegeId > 0, disease: filter.diseaseId > 0 }).execute({
    ...filter,
    limit,
    offset,
  })

export type ExpertRow = Awaited<ReturnType<typeof selectExperts>>[number]

export const selectDoctor = async (db: Db, doctorId: number) => {
  const rows = await db
    .select({
      ...doctorItemColumns,
      department_id: doctors.department_id,
      good_at: doctors.good_at,
      introduction: doctors.introduction,
      live: isLive(),
      works: sql<number>`(select count(*)::int from ${productions} p
        where p.doctor_id = ${doctors}.id and p.removed_at is null)`,
    })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
  return rows[0]
}

export type DoctorRow = NonNullable<Awaited<ReturnType<typeof selectDoctor>>>
