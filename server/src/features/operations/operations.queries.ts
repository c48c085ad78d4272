import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { operations } from './operations.tables.ts'

const cardColumns = {
  id: operations.id,
  title: operations.title,
  cover: operations.cover,
  published_at: operations.published_at,
  doctors: sql<string>`coalesce((select string_agg(d.name, '、' order by od.sort)
    from operation_doctors od join doctors d on d.id = od.doctor_id where od.operation_id = ${operations.id}), '')`,
}

export const selectOperations = (db: Db, filter: { collegeId: number; diseaseId: number }, limit: number) =>
  db
    .select(cardColumns)
    .from(operations)
    .where(
      and(
        filter.collegeId > 0 ? eq(operations.college_id, filter.collegeId) : undefined,
        filter.diseaseId > 0 ? eq(operations.disease_id, filter.diseaseId) : undefined,
      ),
    )
    .orderBy(desc(operations.published_at), desc(operations.id))
    .limit(limit)

export type OperationCardRow = Awaited<ReturnType<typeof selectOperations>>[number]

export const selectOperationsByIds = (db: Db, ids: number[]) =>
  db.select(cardColumns).from(operations).where(inArray(operations.id, ids))
