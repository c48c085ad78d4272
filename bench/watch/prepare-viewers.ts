import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { watchedMeetingId, watchedRecordingId } from './viewers.ts'

export type Viewer = { userId: number; token: string }

/** Logged-in members, and one long recording that they watch. */
export async function prepareViewers(databaseUrl: string, count: number): Promise<Viewer[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const digests = tokens.map((token) => createHash('sha256').update(token).digest())
  await pool.query(
    `insert into colleges (id, name, name_en, logo) overriding system value values (90, 'b', 'b', '')`,
  )
  await pool.query(
    `insert into meetings (id, college_id, title, cover, begin_at, end_at, is_credit) overriding system value
     values ($1, 90, 'bench', '', now() - interval '3 hours', now() - interval '1 hour', true)`,
    [watchedMeetingId],
  )
  await pool.query(
    `insert into meeting_recordings (id, meeting_id, name, video, seconds) overriding system value
     values ($1, $2, 'bench', '/files/x.mp4', 36000)`,
    [watchedRecordingId, watchedMeetingId],
  )
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
  await pool.end()
  return tokens.flatMap((token, at) => {
    const userId = ids[at]
    return userId === undefined ? [] : [{ token, userId }]
  })
}
