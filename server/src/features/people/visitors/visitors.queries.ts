import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { selectFigureDays } from '#kernel/console-framework/figure-days.queries.ts'
import type { FigurePeriod } from '#kernel/console-framework/figure.ts'
import { dayVisitors, visitorDays } from './visitors.tables.ts'

export const insertVisitors = (db: Db, visitors: (typeof dayVisitors.$inferInsert)[]) =>
  db.insert(dayVisitors).values(visitors).onConflictDoNothing()

/** Counts the days before this one and forgets who came. A second run finds nothing left to count. */
export const sumVisitorDays = (db: Db, today: string) =>
  db.execute(sql`
    with gone as (delete from ${dayVisitors} where day < ${today}::date returning day)
    insert into ${visitorDays} (day, visitors) select day, count(*)::int from gone group by day
    on conflict (day) do update set visitors = ${visitorDays}.visitors + excluded.visitors`)

export const selectVisitors = (db: Db, { from, until }: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select day, sum(visitors), null from (
        select day, visitors from ${visitorDays} union all
        select day, count(*) from ${dayVisitors} group by day) counted
      where day between ${from}::date and ${until}::date group by day`,
  )
