import http from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'

/** The limit of buying: `node:http` and the statements of the three calls by hand, without checks that need no SQL. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

type Asked = { userId: number; workId: number; token: string; orderId: number; orderNo: string }

const digest = `select s.user_id from session_tokens t join sessions s on s.id = t.session_id
  join users u on u.id = s.user_id where t.digest = sha256(convert_to($1, 'utf8'))`

async function within(work: (client: pg.PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const view = `select o.*, r.*, i.* from orders o
  left join refunds r on r.id = (select max(l.id) from refunds l where l.order_id = o.id)
  left join invoices i on i.order_id = o.id where o.id = $1`
const right = `select id from rights where user_id = $1 and item_type = 'production' and item_id = $2 and revoked_at is null`
const job = `insert into pgboss.job (name, data, start_after, singleton_key) values ($1, $2, now() + interval '30 minutes', $3)`

const routes: Record<string, (asked: Asked) => Promise<unknown>> = {
  async '/create'({ userId, workId, token, orderNo }) {
    await pool.query(digest, [token])
    await pool.query(
      'select p.*, d.name, d.user_id from productions p join doctors d on d.id = p.doctor_id where p.id = $1',
      [workId],
    )
    await pool.query(right, [userId, workId])
    await pool.query(
      `select * from orders where user_id = $1 and item_type = 'production' and item_id = $2 and status = 1`,
      [userId, workId],
    )
    let orderId = 0
    await within(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into orders (order_no, user_id, item_type, item_id, title, cover, course_type, doctor_name, price_fen, expires_at)
         values ($1, $2, 'production', $3, 'course', '/files/c.png', 1, '程怀瑾', 9900, now() + interval '30 minutes')
         on conflict (user_id, item_type, item_id) where status = 1 do nothing returning id`,
        [orderNo, userId, workId],
      )
      orderId = Number(rows[0]?.id)
      await client.query(job, ['close-order', { orderId }, `${orderId}`])
    })
    await pool.query(view, [orderId])
    return { orderId }
  },
  async '/charge'({ userId, workId, token, orderId, orderNo }) {
    await pool.query(digest, [token])
    await pool.query(view, [orderId])
    await pool.query(right, [userId, workId])
    await within(async (client) => {
      await client.query(
        `update orders set channel = 'sandbox' where id = $1 and status = 1 and expires_at > now()`,
        [orderId],
      )
      await client.query(
        `insert into order_charges (order_id, provider) values ($1, 'sandbox') on conflict do nothing`,
        [orderId],
      )
      await client.query(job, ['ask-payment', { orderId }, `${orderId} sandbox 0`])
    })
    await pool.query(
      'select openid from wechat_identities where user_id = $1 and app_type = 1 order by seen_at desc limit 1',
      [userId],
    )
    await pool.query(
      `insert into sandbox_payments (order_no, description, amount_fen, return_path, expires_at)
       values ($1, 'course', 9900, '/', now() + interval '30 minutes') on conflict (order_no) do nothing`,
      [orderNo],
    )
    return {}
  },
  async '/notify'({ userId, workId, orderId, orderNo }) {
    await within(async (client) => {
      await client.query('select * from orders where order_no = $1 for no key update', [orderNo])
      await client.query(`select id from payments where provider = 'sandbox' and transaction_no = $1`, [
        `SB${orderNo}`,
      ])
      await client.query(
        `insert into rights (user_id, item_type, item_id, order_id) values ($1, 'production', $2, $3) on conflict do nothing`,
        [userId, workId, orderId],
      )
      await client.query('update orders set status = 2, paid_at = now() where id = $1 and status = 1', [
        orderId,
      ])
      await client.query(
        `insert into payments (order_id, provider, transaction_no, amount_fen, paid_at, is_late)
         values ($1, 'sandbox', $2, 9900, now(), false) on conflict do nothing`,
        [orderId, `SB${orderNo}`],
      )
      const { rows } = await client.query<{ id: string }>(
        `insert into ledger_entries (reference, kind, happened_at) values ($1, 'order_paid', now())
         on conflict do nothing returning id`,
        [`payment sandbox SB${orderNo}`],
      )
      await client.query(
        `select id from ledger_accounts where kind in ('receivable_sandbox', 'channel_fees', 'author_share', 'revenue')
         order by id for no key update`,
      )
      await client.query(
        `with posted as (
           insert into ledger_postings (entry_id, account_id, amount_fen)
           select $1::bigint, a.id, v.amount from (values ('receivable_sandbox', -9900), ('channel_fees', 59),
             ('author_share', 6889), ('revenue', 2952)) v (kind, amount) join ledger_accounts a on a.kind = v.kind
           returning account_id, amount_fen)
         update ledger_accounts a set balance_fen = a.balance_fen + p.amount_fen from posted p where p.account_id = a.id`,
        [rows[0]?.id],
      )
    })
    return {}
  },
}

async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  const route = routes[request.url ?? '']
  const data = route ? await route((await json(request)) as Asked) : {}
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(data))
}

await pool.query(`insert into ledger_accounts (kind) values ('receivable_sandbox'), ('channel_fees'), ('author_share'), ('revenue')
  on conflict do nothing`)
http
  .createServer((request, response) => void answer(request, response))
  .listen(Number(process.env.PORT), '127.0.0.1')
