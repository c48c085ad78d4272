import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { prepared } from '#kernel/prepared.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { diseases, itemTags, tags } from '#server/features/library/subjects/subjects.tables.ts'
import { operationDoctors, operations, operationSteps } from './operations.tables.ts'

/** The names of the doctors. In a select from one table drizzle omits the table's name, so `operations.id` is written out. */
export const doctorNames = sql<string>`coalesce((select string_agg(d.name, '、' order by od.sort)
  from ${operationDoctors} od join ${doctors} d on d.id = od.doctor_id where od.operation_id = operations.id), '')`

const cardColumns = {
  id: operations.id,
  title: operations.title,
  cover: operations.cover,
  published_at: operations.published_at,
  doctors: doctorNames,
}

const latestOperations = prepared('latest_operations', (db, by: { college: boolean; disease: boolean }) =>
  db
    .select(cardColumns)
    .from(operations)
    .where(
      and(
        by.college ? eq(operations.college_id, sql.placeholder('collegeId')) : undefined,
        by.disease ? eq(operations.disease_id, sql.placeholder('diseaseId')) : undefined,
      ),
    )
    .orderBy(desc(operations.published_at), desc(operations.id))
    .limit(sql.placeholder('limit')),
)

export const selectOperations = (db: Db, filter: { collegeId: number; diseaseId: number }, limit: number) =>
  latestOperations(late(db), { college: filter.collegeId > 0, disease: filter.diseaseId > 0 }).execute({
    ...filter,
    limit,
  })

export type OperationCardRow = Awaited<ReturnType<typeof selectOperations>>[number]

const operationsByIds = prepared('operations_by_ids', (db) =>
  db
    .select(cardColumns)
    .from(operations)
    .where(sql`${operations.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

export const selectOperationsByIds = (db: Db, ids: number[]) => operationsByIds(db).execute({ ids })

export const selectOperation = (db: Db, operationId: number) =>
  first(
    db
      .select({
        operation: operations,
        disease: { name: diseases.name, name_en: diseases.name_en },
        // The operation stores the name of the part; its tag has the English name.
        partEnglish: sql<string | null>`(select t.name_en from ${itemTags} i join ${tags} t on t.id = i.tag_id
        where i.item_kind = 'operation' and i.item_id = ${operations.id} and t.kind = 'part'
          and t.name = ${operations.part} limit 1)`,
      })
      .from(operations)
      .leftJoin(diseases, eq(diseases.id, operations.disease_id))
      .where(eq(operations.id, operationId)),
  )

export type OperationRow = NonNullable<Awaited<ReturnType<typeof selectOperation>>>

export const selectDoctorsOfOperation = (db: Db, operationId: number) =>
  db
    .select(doctorItemColumns)
    .from(operationDoctors)
    .innerJoin(doctors, eq(doctors.id, operationDoctors.doctor_id))
    .where(eq(operationDoctors.operation_id, operationId))
    .orderBy(asc(operationDoctors.sort), asc(doctors.id))

export const selectSteps = (db: Db, operationId: number) =>
  db
    .select()
    .from(operationSteps)
    .where(eq(operationSteps.operation_id, operationId))
    .orderBy(asc(operationSteps.at_seconds), asc(operationSteps.id))

export type StepRow = Awaited<ReturnType<typeof selectSteps>>[number]

export const addOperationView = (db: Db, operationId: number) =>
  db
    .update(operations)
    .set({ view_count: sql`${operations.view_count} + 1` })
    .where(eq(operations.id, operationId))

/** Other operations of a doctor. */
export const selectOperationsOfDoctor = (db: Db, doctorId: number, operationId: number, limit: number) =>
  db
    .select(cardColumns)
    .from(operations)
    .innerJoin(operationDoctors, eq(operationDoctors.operation_id, operations.id))
    .where(and(eq(operationDoctors.doctor_id, doctorId), ne(operations.id, operationId)))
    .orderBy(desc(operations.published_at), desc(operations.id))
    .limit(limit)

export const hasOperation = async (db: Db, operationId: number): Promise<boolean> => {
  const rows = await db.select({ id: operations.id }).from(operations).where(eq(operations.id, operationId))
  return rows.length > 0
}

/** The accounts of its doctors; a doctor need not have one. */
export const selectOperationAuthors = async (db: Db, operationId: number): Promise<number[]> => {
  const rows = await db
    .select({ userId: doctors.user_id })
    .from(operationDoctors)
    .innerJoin(doctors, eq(doctors.id, operationDoctors.doctor_id))
    .where(eq(operationDoctors.operation_id, operationId))
  return rows.flatMap(({ userId }) => userId ?? [])
}

export const selectShownOperations = (db: Db, operationIds: number[]) =>
  db
    .select({
      operation_id: operations.id,
      title: operations.title,
      cover: operations.cover,
      part: operations.part,
    })
    .from(operations)
    .where(inArray(operations.id, operationIds))

export const shownOperations = sql`(select id, published_at as at from ${operations})`

export const searchedOperations = sql<SearchSource>`(
  select o.id as item_id, o.title, coalesce((
      select string_agg(who.name, '、' order by od.sort) from ${operationDoctors} od join ${doctors} who on who.id = od.doctor_id
      where od.operation_id = o.id), '') as subtitle,
    concat_ws(chr(10), o.part, d.name, d.name_en) as keywords, o.college_id,
    array_remove(array[o.disease_id], null) as disease_ids, false as is_credit, false as is_free, o.published_at as sort_at,
    null::timestamptz as end_at, search_weight(o.view_count) as weight
  from ${operations} o left join ${diseases} d on d.id = o.disease_id)`

const latest = sql`'operation' as item_type, o.id as item_id, o.published_at as at`

export const latestOperationsOfDoctor = (doctorId: SQL, limit: number) => sql`(select ${latest}
  from ${operationDoctors} d join ${operations} o on o.id = d.operation_id
  where d.doctor_id = ${doctorId} order by o.published_at desc, o.id desc limit ${limit})`

export const latestOperationsOfCollege = (
  collegeId: SQL,
  limit: number,
) => sql`(select ${latest} from ${operations} o
  where o.college_id = ${collegeId} order by o.published_at desc, o.id desc limit ${limit})`
