import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { courseTypes } from '#contract/wire/items.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { commentPraises, comments } from '#server/features/community/comments/comments.tables.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctorDiseases, doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { operationDoctors } from '#server/features/library/operations/operations.tables.ts'
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
  where p.doctor_id = ${doctors}.id and p.removed_at is null and p.published_at > now() - interval '30 days')`

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
  experts(late(db), { college: filter.collegeId > 0, disease: filter.diseaseId > 0 }).execute({
    ...filter,
    limit,
    offset,
  })

export type ExpertRow = Awaited<ReturnType<typeof selectExperts>>[number]

const profileColumns = {
  ...doctorItemColumns,
  department_id: doctors.department_id,
  college_id: doctors.college_id,
  good_at: doctors.good_at,
  introduction: doctors.introduction,
}

/** Comments of a doctor's account below what is theirs: works, articles, operations, and the meetings they speak in. */
const ownAnswers = sql`from ${comments} c
  where c.user_id = ${doctors}.user_id and c.hidden_at is null and not c.is_danmaku and (
    (c.item_type = 'production' and c.item_id in
      (select p.id from ${productions} p where p.doctor_id = ${doctors}.id and p.removed_at is null))
    or (c.item_type = 'information' and c.item_id in
      (select a.id from ${articles} a where a.doctor_id = ${doctors}.id))
    or (c.item_type = 'operation' and c.item_id in
      (select o.operation_id from ${operationDoctors} o where o.doctor_id = ${doctors}.id))
    or (c.item_type = 'meeting' and c.item_id in
      (select md.meeting_id from ${meetingDoctors} md where md.doctor_id = ${doctors}.id)))`

const countWorks = (more = sql``) => sql<number>`(select count(*)::int from ${productions} p
  where p.doctor_id = ${doctors}.id and p.removed_at is null ${more})`

const doctorById = prepared('doctor_homepage', (db) =>
  db
    .select({
      ...profileColumns,
      user_id: doctors.user_id,
      live: isLive(),
      works: countWorks(),
      series: countWorks(sql`and p.course_type = ${courseTypes.series}`),
      articles: sql<number>`(select count(*)::int from ${articles} a where a.doctor_id = ${doctors}.id)`,
      answers: sql<number>`(select count(*)::int ${ownAnswers})`,
      meetings: sql<number>`(select count(*)::int from ${meetingDoctors} md join ${meetings} m on m.id = md.meeting_id
        where md.doctor_id = ${doctors}.id and m.published)`,
      diseases: sql<{ id: number; name: string; name_en: string }[]>`(select coalesce(
          json_agg(json_build_object('id', s.id, 'name', s.name, 'name_en', s.name_en) order by s.sort, s.id), '[]')
        from ${doctorDiseases} t join ${diseases} s on s.id = t.disease_id where t.doctor_id = ${doctors}.id)`,
    })
    .from(doctors)
    .where(eq(doctors.id, sql.placeholder('doctorId'))),
)

export const selectDoctor = (db: Db, doctorId: number) => first(doctorById(db).execute({ doctorId }))

export type DoctorRow = NonNullable<Awaited<ReturnType<typeof selectDoctor>>>

/** What the homepage of an account says; undefined for an account without one. */
export const selectProfileOf = (db: Db, userId: number) =>
  first(db.select(profileColumns).from(doctors).where(eq(doctors.user_id, userId)))

export type DoctorProfileRow = NonNullable<Awaited<ReturnType<typeof selectProfileOf>>>

export const selectAnswers = (db: Db, doctorId: number, limit: number) =>
  db
    .select({
      id: comments.id,
      kind: comments.item_type,
      itemId: comments.item_id,
      content: comments.content,
      created_at: comments.created_at,
      praises: sql<number>`(select count(*)::int from ${commentPraises} p where p.comment_id = ${comments}.id)`,
    })
    .from(comments)
    .where(
      sql`${comments.id} in (select c.id from ${doctors} join lateral (select c.id ${ownAnswers}) c on true
        where ${doctors}.id = ${doctorId})`,
    )
    .orderBy(desc(comments.id))
    .limit(limit)

export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number]
