import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { isOfSubject, selectFigureDays } from '#kernel/console-framework/figure-days.queries.ts'
import type { FigurePeriod } from '#kernel/console-framework/figure.ts'
import { productions, workDays } from './works.tables.ts'

export const selectWorkCompletion = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select d.day, sum(d.completions), sum(d.views)
      from ${workDays} d join ${productions} p on p.id = d.production_id
      where d.day between ${period.from}::date and ${period.until}::date and ${isOfSubject(sql`p.college_id`, period)} group by 1`,
  )
