import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'

/** A table of submissions: what names a row, when it is open, and where the decision is written. */
export type SubmissionTable = {
  table: PgTable
  id: AnyPgColumn
  isOpen: SQL
  reviewedAt: AnyPgColumn
  reviewerId: AnyPgColumn
}

/** The columns that say what was decided, by their names. */
export type Verdict = Record<string, string | number>

/** False when it is not open any more: of two reviewers one decides. */
export async function updateDecided(
  db: Db,
  { table, id, isOpen, reviewedAt, reviewerId }: SubmissionTable,
  submissionId: number,
  verdict: Verdict & { reviewer: number },
): Promise<boolean> {
  const { reviewer, ...columns } = verdict
  const rows = await db
    .update(table)
    .set({ ...columns, [reviewerId.name]: reviewer, [reviewedAt.name]: sql`now()` })
    .where(and(eq(id, submissionId), isOpen))
    .returning({ id })
  return rows.length === 1
}

/** Undefined when an index of the table finds one that is open already, whatever arrives at the same time. */
export function insertSubmission<Table extends PgTable>(
  db: Db,
  table: Table,
  row: Table['$inferInsert'],
): Promise<Table['$inferSelect'] | undefined> {
  return first(db.insert(table).values(row).onConflictDoNothing().returning())
}

/** What waits comes in the order in which it arrived; what was decided, the latest first. */
export const inQueueOrder = (isOpen: boolean, ...columns: AnyPgColumn[]) =>
  columns.map((column) => (isOpen ? asc(column) : desc(column)))
