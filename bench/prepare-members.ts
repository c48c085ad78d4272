import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

export type BenchMember = { userId: number; token: string }

/** Members who are logged in. */
export async function prepareMembers(pool: pg.Pool, count: number): Promise<BenchMember[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const digests = tokens.map((token) => createHash('sha256').update(token).digest())
  const { rows } = await pool.query<{ id: string | number }>(
    `insert into users (truename, user_type) select 'bench', 1 from generate_series(1, $1::int) returning id`,
    [count],
  )
  const ids = rows.map(({ id }) => Number(id))
  await pool.query(
    `with opened as (
       insert into sessions (user_id, client, refresh_digest, sys_digest, cookie_digest, expires_at)
       select u, 'phone', d || '\\x01'::bytea, d || '\\x02'::bytea, d || '\\x03'::bytea, now() + interval '1 day'
       from unnest($1::bigint[], $2::bytea[]) as n (u, d) returning id, user_id)
     insert into session_tokens (digest, session_id, expires_at)
     select d, o.id, now() + interval '2 hours' from opened o join unnest($1::bigint[], $2::bytea[]) as n (u, d) on u = o.user_id`,
    [ids, digests],
  )
  return tokens.flatMap((token, at) => {
    const userId = ids[at]
    return userId === undefined ? [] : [{ token, userId }]
  })
}
