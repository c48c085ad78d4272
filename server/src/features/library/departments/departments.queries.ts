import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { DepartmentContentType } from '#contract/library/departments.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { prepared } from '#kernel/prepared.ts'
import type { ItemRef } from '#server/features/community/items/load-items.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { meetingDoctors, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { operationDoctors, operations } from '#server/features/library/operations/operations.tables.ts'
import { ads } from '#server/features/library/ads/ads.tables.ts'
import { departmentAds, departments } from './departments.tables.ts'

const itemColumns = {
  id: departments.id,
  name: departments.name,
  hospital: departments.hospital,
  cover: departments.cover,
  college: { name: colleges.name, name_en: colleges.name_en },
  doctors: sql<number>`(select count(*)::int from ${doctors} d where d.department_id = departments.id)`,
}

type Filter = {
  collegeId: number
  /** Only departments that this user follows. */
  followerId?: number | undefined
  /** The department of the doctor with this account comes first. */
  inviterId: number
}

/** One page of departments. */
export const selectDepartments = (db: Db, filter: Filter, limit: number, offset: number) => {
  const isInviting = sql<boolean>`exists (select 1 from ${doctors} d
    where d.department_id = departments.id and d.user_id = ${filter.inviterId})`
  const isFollowed = and(eq(follows.kind, 'department'), eq(follows.item_id, departments.id))
  const all = db
    .select({ ...itemColumns, isInviting, total: sql<number>`(count(*) over ())::int` })
    .from(departments)
    .innerJoin(colleges, eq(colleges.id, departments.college_id))
    .$dynamic()
  const { followerId } = filter
  if (followerId !== undefined) void all.innerJoin(follows, and(isFollowed, eq(follows.user_id, followerId)))
  return all
    .where(filter.collegeId > 0 ? eq(departments.college_id, filter.collegeId) : undefined)
    .orderBy(desc(isInviting), asc(departments.sort), asc(departments.id))
    .limit(limit)
    .offset(offset)
}

export const selectDepartment = (db: Db, departmentId: number) =>
  first(
    db
      .select({
        ...itemColumns,
        college_id: departments.college_id,
        introduction: departments.introduction,
      })
      .from(departments)
      .innerJoin(colleges, eq(colleges.id, departments.college_id))
      .where(eq(departments.id, departmentId)),
  )

export type DepartmentDetailRow = NonNullable<Awaited<ReturnType<typeof selectDepartment>>>
export type DepartmentItemRow = Pick<DepartmentDetailRow, keyof typeof itemColumns>

const departmentsByIds = prepared('departments_by_ids', (db) =>
  db
    .select(itemColumns)
    .from(departments)
    .innerJoin(colleges, eq(colleges.id, departments.college_id))
    .where(sql`${departments.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

export const selectDepartmentsByIds = (db: Db, ids: number[]) => departmentsByIds(db).execute({ ids })

export const selectDoctorsOfDepartment = (db: Db, departmentId: number, limit: number, offset: number) =>
  db
    .select({ ...doctorItemColumns, total: sql<number>`(count(*) over ())::int` })
    .from(doctors)
    .where(eq(doctors.department_id, departmentId))
    .orderBy(asc(doctors.sort), asc(doctors.id))
    .limit(limit)
    .offset(offset)

/** What these doctors have made, by kind, and when. */
const contents = {
  meeting: sql`select m.id, m.begin_at as at from ${meetingDoctors} x join ${meetings} m on m.id = x.meeting_id
    where x.doctor_id in (select id from own) and m.published`,
  production: sql`select p.id, p.published_at as at from ${productions} p 
    where p.doctor_id in (select id from own) and p.removed_at is null`,
  operation: sql`select o.id, o.published_at as at from ${operationDoctors} x join ${operations} o on o.id = x.operation_id
    where x.doctor_id in (select id from own)`,
} satisfies Record<DepartmentContentType, unknown>

/** One page of one kind of content by the doctors of a department, latest first; content by two of them appears once. */
export async function selectDepartmentContent(
  db: Db,
  departmentId: number,
  type: DepartmentContentType,
  limit: number,
  offset: number,
) {
  const { rows } = await db.execute<ItemRef & { total: number }>(sql`
    with own as materialized (select id from ${doctors} where department_id = ${departmentId}),
      found as (select distinct id, at from (${contents[type]}) made)
    select ${type}::text as kind, id, (count(*) over ())::int as total
    from found order by at desc, id desc limit ${limit} offset ${offset}`)
  return rows
}

/** Department 0 is the department home. */
export const selectDepartmentAds = (db: Db, departmentId: number) =>
  db
    .select({ id: ads.id, title: ads.title, image: ads.image })
    .from(departmentAds)
    .innerJoin(ads, eq(ads.id, departmentAds.ad_id))
    .where(
      and(
        departmentId === 0
          ? isNull(departmentAds.department_id)
          : eq(departmentAds.department_id, departmentId),
        ads.published,
      ),
    )
    .orderBy(asc(departmentAds.sort), asc(ads.id))

/** The id of a hospital's department; undefined if it has no page. */
export const selectDepartmentByName = async (
  db: Db,
  { hospital, name }: { hospital: string; name: string },
) =>
  (
    await first(
      db
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.hospital, hospital), eq(departments.name, name)))
        .orderBy(asc(departments.id))
        .limit(1),
    )
  )?.id

export const hasDepartment = async (db: Db, departmentId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.id, departmentId))
  return rows.length > 0
}

export const searchedDepartments = sql<SearchSource>`(
  select d.id as item_id, d.name as title, d.hospital as subtitle,
    concat_ws(chr(10), c.name, c.name_en, left(d.introduction, 300)) as keywords, d.college_id, '{}'::bigint[] as disease_ids,
    false as is_credit, false as is_free, d.created_at as sort_at, null::timestamptz as end_at, 0 as weight
  from ${departments} d join ${colleges} c on c.id = d.college_id)`
