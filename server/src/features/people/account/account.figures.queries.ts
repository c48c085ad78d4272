import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import {
  dayOf,
  isOfSubject,
  isWithinDays,
  selectFigureDays,
} from '#kernel/console-framework/figure-days.queries.ts'
import type { FigurePeriod } from '#kernel/console-framework/figure.ts'
import { users } from './account.tables.ts'

export const selectNewAccounts = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select ${dayOf(users.created_at)}, count(*), null from ${users}
      where ${isWithinDays(users.created_at, period)} and ${users.status} <> 'deleted'
        and ${isOfSubject(users.home_college_id, period)} group by 1`,
  )
