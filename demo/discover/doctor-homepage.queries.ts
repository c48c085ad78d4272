import { sql } from 'drizzle-orm'
import type { ItemType } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { doctorDays } from '#server/features/discover/doctor-homepage/doctor-homepage.tables.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { meetingDoctors, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Those who comment follow every doctor with an account, since some day of the last two months. */
export const followExperts = (db: Db) =>
  db.execute(sql`insert into ${follows} (user_id, kind, item_id, created_at)
    select r.user_id, 'doctor', d.id, now() - (r.user_id * 7 + d.id * 3) % 60 * interval '1 day'
      from (select distinct user_id from ${comments}) r, ${doctors} d
      where d.user_id is not null and d.user_id <> r.user_id
    on conflict do nothing`)

/** The days on which those who follow doctors began to. */
export const countFollows = (db: Db) =>
  db.execute(sql`insert into ${doctorDays} (doctor_id, day, follows)
    select f.item_id, (f.created_at at time zone 'Asia/Shanghai')::date, count(*)
      from ${follows} f where f.kind = 'doctor' group by 1, 2`)

/** Three months of views that rise slowly, with fewer at weekends. */
export const viewHomepages = (db: Db) =>
  db.execute(sql`insert into ${doctorDays} as d (doctor_id, day, views, link_clicks, unfollows)
    select id, ${today} - n, views, views / 9, (n % 19 = 3)::int from (
      select x.id, n, ((12 + (90 - n) / 4 + (x.id * 7 + n * 13) % 11)
        * case when extract(isodow from ${today} - n) > 5 then 0.6 else 1 end)::int as views
      from ${doctors} x, generate_series(0, 89) n where x.user_id is not null) made
    on conflict (doctor_id, day) do update
      set views = excluded.views, link_clicks = excluded.link_clicks, unfollows = excluded.unfollows`)

export type OwnItem = { userId: number; itemType: ItemType; itemId: number }

/** Some content of each doctor with an account: the latest two works, articles and past meetings for everybody. */
export async function selectOwnItems(db: Db): Promise<OwnItem[]> {
  const { rows } = await db.execute<OwnItem>(sql`
    select user_id::float8 as "userId", item_type as "itemType", item_id::float8 as "itemId" from (
      select made.*, row_number() over (partition by user_id, item_type order by at desc) as place from (
        select d.user_id, 'production' as item_type, p.id as item_id, p.published_at as at
          from ${productions} p join ${doctors} d on d.id = p.doctor_id where p.removed_at is null
        union all select d.user_id, 'information', a.id, a.published_at
          from ${articles} a join ${doctors} d on d.id = a.doctor_id
        union all select d.user_id, 'meeting', m.id, m.begin_at
          from ${meetingDoctors} md join ${meetings} m on m.id = md.meeting_id join ${doctors} d on d.id = md.doctor_id
          where m.published and m.audience = 'all' and m.end_at < now()
      ) made where user_id is not null
    ) placed where place <= 2 order by user_id, item_type, place`)
  return rows
}
