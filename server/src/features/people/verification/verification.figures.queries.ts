import { sql } from 'drizzle-orm'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { Db } from '#kernel/database.ts'
import {
  dayOf,
  isOfSubject,
  isWithinDays,
  selectFigureDays,
} from '#kernel/console-framework/figure-days.queries.ts'
import type { FigurePeriod } from '#kernel/console-framework/figure.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { verifications } from './verification.tables.ts'

export const selectVerified = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select ${dayOf(sql`v.reviewed_at`)}, count(*), null
      from ${verifications} v join ${users} u on u.id = v.user_id
      where v.state = ${verificationStates.passed} and ${isWithinDays(sql`v.reviewed_at`, period)}
        and ${isOfSubject(sql`u.home_college_id`, period)} group by 1`,
  )
