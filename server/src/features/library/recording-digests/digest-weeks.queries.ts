import { lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { openDigests } from './recording-digests.queries.ts'
import { digestWeeks } from './recording-digests.tables.ts'

export type DigestOfWeek = { college_id: number; title: string }

/** The digests that were released for the first time in the week before a Monday, latest first. */
export async function selectDigestsOfWeek(db: Db, weekOn: string): Promise<DigestOfWeek[]> {
  const { rows } = await db.execute<DigestOfWeek>(sql`
    select o.college_id, o.title from ${openDigests} o
    where o.first_released_at >= (${weekOn}::date - 7)::timestamp at time zone 'Asia/Shanghai'
      and o.first_released_at < ${weekOn}::date::timestamp at time zone 'Asia/Shanghai'
    order by o.first_released_at desc, o.recording_id desc`)
  return rows
}

export type Follower = { user_id: number; college_ids: number[] }

/** Takes some of those who follow one of these subjects and were not told of this week yet. Of two calls at once one gets somebody. */
export async function takeFollowers(
  db: Db,
  weekOn: string,
  collegeIds: number[],
  limit: number,
): Promise<Follower[]> {
  const { rows } = await db.execute<Follower>(sql`
    with untold as (
      select f.user_id, array_agg(f.item_id::float8 order by f.item_id) as college_ids from ${follows} f
      where f.kind = 'college' and f.item_id = any(${sql.param(collegeIds)}::bigint[])
        and not exists (select from ${digestWeeks} w where w.week_on = ${weekOn}::date and w.user_id = f.user_id)
      group by f.user_id order by f.user_id limit ${limit}
    ), told as (
      insert into ${digestWeeks} (week_on, user_id) select ${weekOn}::date, user_id from untold
      on conflict do nothing returning user_id
    )
    select user_id, college_ids from untold join told using (user_id)`)
  return rows
}

export const deleteOldWeeks = (db: Db) =>
  db.delete(digestWeeks).where(lt(digestWeeks.week_on, sql`current_date - 30`))
