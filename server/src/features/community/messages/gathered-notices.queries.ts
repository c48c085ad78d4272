import { lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { gatheredNotices } from './messages.tables.ts'

/** Who takes something back at once has done nothing. */
const settled = sql`now() - interval '20 seconds'`
const aDayAgo = sql`now() - interval '1 day'`

/** Nothing that was done before is told any more. */
export const oldestTold = sql`now() - interval '2 days'`

export type Gathered = {
  itemType: string
  itemId: number
  /** Who did it, latest first. */
  userIds: number[]
}

/**
 * Takes what is due: things to which something has been done and of which nothing was told within a day. `deeds` is a
 * subquery with `item_type`, `item_id`, `user_id` and the time (`at`), back to `oldestTold`. Of two calls at once one gets it.
 */
export const takeGathered = async (db: Db, event: string, deeds: SQL): Promise<Gathered[]> => {
  const { rows } = await db.execute<Gathered>(sql`
    with fresh as (
      select d.item_type, d.item_id, array_agg(d.user_id::float8 order by d.at desc) as user_ids
      from ${deeds} d
      left join ${gatheredNotices} n on n.event = ${event} and n.item_type = d.item_type and n.item_id = d.item_id
      where d.at <= ${settled} and (n.event is null or (d.at > n.known_until and n.told_at < ${aDayAgo}))
      group by d.item_type, d.item_id
    ), told as (
      insert into ${gatheredNotices} as n (event, item_type, item_id, known_until, told_at)
      select ${event}::text, item_type, item_id, ${settled}, now() from fresh order by item_type, item_id
      on conflict (event, item_type, item_id) do update
        set known_until = excluded.known_until, told_at = excluded.told_at where n.told_at < ${aDayAgo}
      returning n.item_type, n.item_id
    )
    select item_type as "itemType", item_id::float8 as "itemId", user_ids as "userIds"
    from fresh join told using (item_type, item_id)`)
  return rows
}

export const deleteOldGathered = (db: Db) =>
  db.delete(gatheredNotices).where(lt(gatheredNotices.known_until, sql`now() - interval '3 days'`))
