import type pg from 'pg'

export const preparePeople = (pool: pg.Pool, count: number) =>
  pool.query(
    `insert into users (truename, user_type) select '医生' || n, 1 from generate_series(1, $1::int) n`,
    [count],
  )

const kinds = `array['system', 'meetings', 'consultations', 'unions', 'experts', 'orders', 'comments']`

/** An inbox of so many messages of every kind, half of them unread. */
export const prepareInbox = (pool: pg.Pool, userId: number, count: number) =>
  pool.query(
    `with sent as (
       insert into messages (kind, title, content, created_at)
       select (${kinds})[1 + n % 7], '消息 ' || n, '消息的内容，有一句话那么长。', now() - n * interval '1 minute'
       from generate_series(1, $2::int) n returning id, kind, created_at)
     insert into message_records (user_id, message_id, kind, read_at, created_at)
     select $1, id, kind, case when id % 2 = 0 then now() end, created_at from sent`,
    [userId, count],
  )
