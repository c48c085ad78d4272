import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import type { FigureDay, FigurePeriod } from './figure.ts'

/** The day in Shanghai of a moment. */
export const dayOf = (at: AnyPgColumn | SQL) => sql`(${at} at time zone 'Asia/Shanghai')::date`

/** A condition that an index of the moment serves. */
export const isWithinDays = (at: AnyPgColumn | SQL, { from, until, before }: FigurePeriod) =>
  sql`${at} >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
    and ${at} < ${before ? sql`${before.toISOString()}::timestamptz` : sql`(${until}::date + 1)::timestamp at time zone 'Asia/Shanghai'`}`

/** Whether something is of the subject that is asked for. */
export const isOfSubject = (subjectId: AnyPgColumn | SQL, asked: FigurePeriod) =>
  asked.subjectId === 0 ? sql`true` : sql`${subjectId} = ${asked.subjectId}`

/** Runs a statement that answers `day`, `value` and, of a share, `of`. */
export const selectFigureDays = async (db: Db, statement: SQL): Promise<FigureDay[]> => {
  const { rows } = await db.execute<{ day: string; value: string; of: string | null }>(
    sql`select day::text, value, "of" from (${statement}) days (day, value, "of")`,
  )
  return rows.map(({ day, value, of }) => ({
    day,
    value: Number(value),
    ...(of !== null && { of: Number(of) }),
  }))
}
