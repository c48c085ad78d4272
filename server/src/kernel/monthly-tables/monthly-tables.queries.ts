import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { addMonths } from './month.ts'
import type { Month } from './month.ts'
import type { MonthlyTable } from './monthly-table.ts'

/** One server at a time; and whoever holds one of the tables for long is not joined by a queue of others. */
export const beginRotation = async (db: Db) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('monthly tables'))`)
  await db.execute(sql`set local lock_timeout = '5s'`)
  await db.execute(sql`set local statement_timeout = 0`)
}

export type Part = { name: string; month: Month; isReduced: boolean }

/** The months of a table. Of a reduced one only the rows are left that are kept. */
export const selectParts = async (db: Db, table: MonthlyTable): Promise<Part[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table.name}::regclass`)
  return rows.flatMap(({ name }) => {
    const [, year, month, reduced] = /_(\d{4})_(\d\d)(_kept)?$/.exec(name) ?? []
    return year && month ? [{ name, month: `${year}-${month}`, isReduced: reduced !== undefined }] : []
  })
}

/** Months of rows that came without a part for them. */
export const selectStrayMonths = async (db: Db, table: MonthlyTable): Promise<Month[]> => {
  const { rows } = await db.execute<{ month: Month }>(sql`
    select distinct to_char(${sql.identifier(table.column)} at time zone 'UTC', 'YYYY-MM') as month
    from ${sql.identifier(`${table.name}_default`)}`)
  return rows.map(({ month }) => month)
}

export const createMonth = (db: Db, { name, column }: MonthlyTable, month: Month) =>
  db.execute(sql`select create_month(${name}, ${column}, ${`${month}-01`}::date)`)

/** Drops a month; rows that are to be kept make up a part of their own. */
export const dropMonth = async (db: Db, table: MonthlyTable, part: Part) => {
  const old = sql.identifier(part.name)
  if (!table.isKept) {
    await db.execute(sql`drop table ${old}`)
    return
  }
  const parent = sql.identifier(table.name)
  const reduced = sql.identifier(`${part.name}_kept`)
  await db.execute(sql`create table ${reduced} (like ${parent} including defaults including constraints)`)
  const { rowCount } = await db.execute(
    sql`insert into ${reduced} select * from ${old} as ${parent} where ${table.isKept}`,
  )
  await db.execute(sql`drop table ${old}`)
  await db.execute(
    rowCount
      ? sql`alter table ${parent} attach partition ${reduced} for values from (${beginOf(part.month)})
          to (${beginOf(addMonths(part.month, 1))})`
      : sql`drop table ${reduced}`,
  )
}

/** Bounds are part of the statement: they cannot be parameters. */
const beginOf = (month: Month) => sql.raw(`'${month}-01 00:00:00+00'`)
