import { and, eq } from 'drizzle-orm'
import type { ItemType, MarkType } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { productions } from '#server/features/library/courses/courses.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { operationDoctors, operations } from '#server/features/library/operations/operations.tables.ts'
import { reports } from '#server/features/meetings/reports/reports.tables.ts'

const tables = { production: productions, operation: operations, information: articles, report: reports }

export const hasItem = async (db: Db, itemType: Exclude<MarkType, 'meeting'>, itemId: number) => {
  const table = tables[itemType]
  const isShown = itemType === 'report' ? eq(reports.published, true) : undefined
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, itemId), isShown))
  return rows.length > 0
}

/** Whether a user is the doctor whose work this is. Meetings and articles belong to the platform. */
export const isOwnItem = async (db: Db, itemType: ItemType, itemId: number, userId: number) => {
  if (itemType === 'production') {
    const rows = await db
      .select({ id: doctors.id })
      .from(productions)
      .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
      .where(and(eq(productions.id, itemId), eq(doctors.user_id, userId)))
    return rows.length > 0
  }
  if (itemType === 'operation') {
    const rows = await db
      .select({ id: doctors.id })
      .from(operationDoctors)
      .innerJoin(doctors, eq(doctors.id, operationDoctors.doctor_id))
      .where(and(eq(operationDoctors.operation_id, itemId), eq(doctors.user_id, userId)))
    return rows.length > 0
  }
  return false
}
