import { lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { fetchedMedia } from './study.tables.ts'

export type Sent = { viewerId: number; key: string; from: number; to: number }

/** The account may be gone while its address is still good. */
export const addFetched = (db: Db, { viewerId, key, from, to }: Sent) =>
  db.execute(sql`insert into fetched_media as f (user_id, file_key, bytes)
    select u.id, ${key}, int8multirange(int8range(${from}, ${to})) from ${users} u where u.id = ${viewerId}
    on conflict (user_id, file_key) do update set bytes = f.bytes + excluded.bytes, updated_at = now()`)

/** The same for what a log says, in order of the key, so that two never deadlock. */
export const addAllFetched = (db: Db, rows: readonly Sent[]) =>
  db.execute(sql`insert into fetched_media as f (user_id, file_key, bytes)
    select u.id, n.key, range_agg(int8range(n.from_byte, n.to_byte))
    from unnest(${sql.param(rows.map((row) => row.viewerId))}::bigint[], ${sql.param(rows.map((row) => row.key))}::text[],
      ${sql.param(rows.map((row) => row.from))}::bigint[], ${sql.param(rows.map((row) => row.to))}::bigint[])
      as n (user_id, key, from_byte, to_byte)
    join ${users} u on u.id = n.user_id
    group by u.id, n.key order by u.id, n.key
    on conflict (user_id, file_key) do update set bytes = f.bytes + excluded.bytes, updated_at = now()`)

/** Live streams stand beside the files: their ranges are milliseconds of the clock instead of bytes. */
export const liveKey = (meetingId: number, isRewind: boolean) =>
  `live/${meetingId}${isRewind ? '/rewind' : ''}`

export type FetchedRow = { user_id: number; file_key: string; from: number; to: number }

export const selectFetched = async (db: Db, userIds: number[], keys: string[]): Promise<FetchedRow[]> => {
  const { rows } = await db.execute<FetchedRow>(sql`
    select f.user_id, f.file_key, lower(r)::float8 as from, upper(r)::float8 as to
    from fetched_media f, unnest(f.bytes) r
    where f.user_id = any(${sql.param(userIds)}::bigint[]) and f.file_key = any(${sql.param(keys)}::text[])`)
  return rows
}

/** A video that is watched again is fetched again. */
export const deleteOldFetched = (db: Db) =>
  db.delete(fetchedMedia).where(lt(fetchedMedia.updated_at, sql`now() - interval '30 days'`))
