import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import {
  dayOf,
  isOfSubject,
  isWithinDays,
  selectFigureDays,
} from '#kernel/console-framework/figure-days.queries.ts'
import type { FigurePeriod } from '#kernel/console-framework/figure.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { credits, watchDays, watchSessions } from './study.tables.ts'

export const selectWatchMinutes = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select w.day, round(sum(w.watched_ms) / 60000.0), null
      from ${watchDays} w join ${users} u on u.id = w.user_id
      where w.day between ${period.from}::date and ${period.until}::date and ${isOfSubject(sql`u.home_college_id`, period)}
      group by 1`,
  )

export const selectCredit = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select ${dayOf(sql`c.granted_at`)}, sum(c.points_tenths), null
      from ${credits} c join ${meetings} m on m.id = c.meeting_id
      where ${isWithinDays(sql`c.granted_at`, period)} and c.revoked_at is null
        and ${isOfSubject(sql`m.college_id`, period)} group by 1`,
  )

export const selectMeetingCompletion = (db: Db, period: FigurePeriod) =>
  selectFigureDays(
    db,
    sql`select day, count(*) filter (where has_credit), count(*) from (
        select distinct on (day, s.user_id, s.meeting_id) ${dayOf(sql`s.opened_at`)} as day,
          exists (select from ${credits} c where c.user_id = s.user_id and c.meeting_id = s.meeting_id
            and c.revoked_at is null) as has_credit
        from ${watchSessions} s join ${meetings} m on m.id = s.meeting_id
        where ${isWithinDays(sql`s.opened_at`, period)} and m.is_credit
          and ${isOfSubject(sql`m.college_id`, period)}) begun
      group by day`,
  )
