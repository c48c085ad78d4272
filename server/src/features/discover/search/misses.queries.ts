import { and, gte, lt, lte, sql } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { selectFigureDays } from '#kernel/console-framework/figure-days.queries.ts'
import type { FigurePeriod } from '#kernel/console-framework/figure.ts'
import type { Db } from '#kernel/database.ts'
import { searchMisses } from './search.tables.ts'

/** Adds one visitor who did not find a term on a day. */
export const addMiss = (db: Db, miss: { day: string; folded: string; term: string }) =>
  db
    .insert(searchMisses)
    .values(miss)
    .onConflictDoUpdate({
      target: [searchMisses.day, searchMisses.folded],
      set: { visitors: sql`${searchMisses.visitors} + 1` },
    })

export const deleteOldMisses = (db: Db) =>
  db.delete(searchMisses).where(lt(searchMisses.day, sql`current_date - 90`))

export const selectMissDays = (db: Db, { from, until }: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select day, sum(visitors), null from ${searchMisses}
      where day between ${from}::date and ${until}::date group by day`,
  )

export const missRows = defineRows({
  id: searchMisses.id,
  values: { term: searchMisses.term, day: searchMisses.day, visitors: searchMisses.visitors },
  from: (db, values) => db.select(values).from(searchMisses).$dynamic(),
  filters: {
    q: contains(searchMisses.term),
    day: (value) => {
      const [from = '', until = ''] = value.split(',')
      const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
      return and(
        isDay(from) ? gte(searchMisses.day, from) : undefined,
        isDay(until) ? lte(searchMisses.day, until) : undefined,
      )
    },
  },
})
