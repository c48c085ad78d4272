import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { viewHistory } from '#server/features/community/history/history.tables.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { reports } from '#server/features/meetings/reports/reports.tables.ts'
import { meetingReservations } from '#server/features/meetings/reservations/reservations.tables.ts'
import { watchDays } from '#server/features/meetings/study/study.tables.ts'

/** A few of every kind, added on different days and not before they were there. */
export const collectSome = (db: Db, userId: number) =>
  db.execute(sql`
    insert into ${marks} (user_id, mark, item_type, item_id, created_at)
    select ${userId}::bigint, 'collect', chosen.item_type, chosen.id, greatest(chosen.since, now() - (row_number() over (order by chosen.id % 7, chosen.id)) * interval '31 hours')
    from (
      (select 'meeting' as item_type, id, least(begin_at, now()) as since from ${meetings} where published order by id desc limit 4)
      union all (select 'production', id, published_at from ${productions} where removed_at is null order by id limit 3)
      union all (select 'operation', id, published_at from ${operations} order by id limit 3)
      union all (select 'information', id, published_at from ${articles} order by id limit 4)
      union all (select 'report', id, published_at from ${reports} where published order by id limit 2)
    ) chosen
    on conflict do nothing`)

/** The next meetings that can be booked, and one that is over. */
export const bookSome = (db: Db, userId: number) =>
  db.execute(sql`
    insert into ${meetingReservations} (meeting_id, user_id, language, created_at, state)
    select id, ${userId}::bigint, 'zh', now() - interval '2 days', state from (
      (select id, 'waiting' as state from ${meetings} where published and reservable and parent_id is null
        and begin_at > now() + interval '1 hour' order by begin_at limit 3)
      union all (select id, 'sent' from ${meetings} where published and reservable and end_at < now() order by end_at desc limit 1)
    ) chosen
    on conflict do nothing`)

/** What was opened in the last days. */
export const viewSome = (db: Db, userId: number) =>
  db.execute(sql`
    insert into ${viewHistory} (user_id, item_type, item_id, position, viewed_at)
    select ${userId}::bigint, chosen.item_type, chosen.id, 30, greatest(chosen.since, now() - (row_number() over (order by chosen.id % 5, chosen.id)) * interval '9 hours')
    from (
      (select 'meeting' as item_type, id, end_at as since from ${meetings} where published and end_at < now() order by end_at desc limit 4)
      union all (select 'production', id, published_at from ${productions} where removed_at is null order by id desc limit 3)
      union all (select 'information', id, published_at from ${articles} order by id desc limit 4)
      union all (select 'operation', id, published_at from ${operations} order by id desc limit 2)
    ) chosen
    on conflict do nothing`)

/** Somebody who watches on some days of each week, for two years, more in the evenings of spring and autumn. */
export const watchForYears = (db: Db, userId: number) =>
  db.execute(sql`
    insert into ${watchDays} (user_id, day, kind, watched_ms)
    select ${userId}::bigint, day::date, kind,
      (300 + (extract(doy from day)::int * 37 + length(kind) * 91) % 1500 + 600 * abs(sin(extract(month from day) / 2.0)))::int * 1000
    from generate_series((now() at time zone 'Asia/Shanghai')::date - 700, (now() at time zone 'Asia/Shanghai')::date - 1, interval '1 day') day,
      unnest(array['live', 'recording', 'lesson']) kind
    where (extract(doy from day)::int * 7 + length(kind) * 3) % 11 = 0
    on conflict do nothing`)
