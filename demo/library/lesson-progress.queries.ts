import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import {
  lessonProgress,
  productionEpisodes,
  productions,
  workDays,
} from '#server/features/library/works/works.tables.ts'
import { rights } from '#server/features/library/rights/rights.tables.ts'

/** Others who comment have watched lessons that are free or that they bought; fewer and fewer stay until the end. */
export const watchAsReaders = (db: Db, memberId: number) =>
  db.execute(sql`
    insert into ${lessonProgress} (lesson_id, user_id, production_id, covered, watched_ms, position, completed_at)
    select e.id, r.user_id, e.production_id, int4multirange(int4range(0, s.seconds * 1000)), s.seconds * 1200, s.seconds,
      case when s.seconds >= e.seconds * 0.9 then now() - r.user_id % 40 * interval '1 day' end
    from ${productionEpisodes} e join ${productions} p on p.id = e.production_id,
      (select distinct user_id from ${comments} where user_id <> ${memberId}) r,
      lateral (select least(e.seconds, 3 + (r.user_id * 37 + e.id * 53) % (e.seconds + 8))::int as seconds) s
    where (p.is_free or e.is_trial or exists (select 1 from ${rights} x
        where x.user_id = r.user_id and x.item_type = 'production' and x.item_id = p.id and x.revoked_at is null))
      and (r.user_id * 31 + e.id * 17) % 5 < 3`)

/** Figures of the last sixty days for the authors: more by the weekend, and more of what is viewed much. */
export const countWorkDays = (db: Db) =>
  db.execute(sql`
    insert into ${workDays} (production_id, day, views, watched_ms, completions)
    select p.id, d.day, v.views, v.views * (9000 + p.id * 131 % 7000), v.views / 3
    from ${productions} p,
      lateral (select ((now() at time zone 'Asia/Shanghai')::date - n) as day, n from generate_series(0, 59) n
        where p.published_at < now() - n * interval '1 day') d,
      lateral (select (p.view_count / 900.0 * (1 + extract(isodow from d.day) / 7)
        + (p.id * 7 + d.n * 13) % 6)::int as views) v`)

/** The member has watched what they bought first as a whole, and half of the next; what may still be refunded is not begun. */
export const watchBought = (db: Db, userId: number) =>
  db.execute(sql`
    insert into ${lessonProgress} (lesson_id, user_id, production_id, covered, watched_ms, position, completed_at)
    select e.id, ${userId}, e.production_id, int4multirange(int4range(0, s.seconds * 1000)), s.seconds * 1000, s.seconds,
      case when w.place = 1 then w.granted_at + interval '2 days' end
    from (select r.item_id, r.granted_at, row_number() over (order by r.granted_at) as place from ${rights} r
        where r.user_id = ${userId} and r.item_type = 'production' and r.revoked_at is null
        order by r.granted_at limit 2) w
      join ${productionEpisodes} e on e.production_id = w.item_id,
      lateral (select case when w.place = 1 then e.seconds else e.seconds / 2 end as seconds) s
    on conflict do nothing`)

/** The member has completed one free series, and is in the middle of another. */
export const watchSeries = (db: Db, userId: number) =>
  db.execute(sql`
    insert into ${lessonProgress} (lesson_id, user_id, production_id, covered, watched_ms, position, completed_at)
    select e.id, ${userId}, e.production_id, int4multirange(int4range(0, s.seconds * 1000)), s.seconds * 1000, s.seconds,
      case when s.seconds = e.seconds then now() - interval '2 days' end
    from (select p.id, row_number() over (order by p.id) as place from ${productions} p
        where p.is_free and p.course_type = ${courseTypes.series} order by p.id limit 2) w
      join lateral (select x.*, row_number() over (order by x.sort) as number
        from ${productionEpisodes} x where x.production_id = w.id) e on true,
      lateral (select case when w.place = 1 or e.number <= 2 then e.seconds else e.seconds / 2 end as seconds) s
    where w.place = 1 or e.number <= 3`)
