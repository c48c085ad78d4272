import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { prepared } from '#kernel/prepared.ts'

/** A table of submissions that may be refused, and sent again. */
export type RefusedTable<Table extends PgTable> = {
  table: Table
  id: AnyPgColumn
  ownerId: AnyPgColumn
  /** What a later submission is about too, if it takes the place of this one; without it, any later one does. */
  subject?: AnyPgColumn
  state: AnyPgColumn
  refused: number
  reviewedAt: AnyPgColumn
}

/** Who has not sent it again by then does not mean to. */
const patience = sql`now() - interval '30 days'`

/** Finds the submissions of a user (`userId`) that were refused lately and not sent again, latest first. */
export function prepareRefused<Table extends PgTable>(label: string, submissions: RefusedTable<Table>) {
  const { table, id, ownerId, subject, state, refused, reviewedAt } = submissions
  const same = ({ name }: AnyPgColumn) =>
    sql`later.${sql.identifier(name)} = ${table}.${sql.identifier(name)}`
  const isSentAgain = sql`exists (select from ${table} later
    where ${same(ownerId)} and ${subject ? same(subject) : sql`true`}
      and later.${sql.identifier(id.name)} > ${table}.${sql.identifier(id.name)})`
  return prepared(`${label}_refused`, (db) =>
    db
      .select()
      .from(table as PgTable)
      .where(
        and(
          eq(ownerId, sql.placeholder('userId')),
          eq(state, refused),
          gt(reviewedAt, patience),
          sql`not ${isSentAgain}`,
        ),
      )
      .orderBy(desc(id)),
  )
}
