import type { ChildProcess } from 'node:child_process'
import pg from 'pg'
import { actionCalls } from '#contract/console/resources.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startChild, untilAnswering } from '../child-server.ts'
import { call, masterKey, prepareShop } from './shop.ts'
import type { Shop } from './shop.ts'

const port = 4154
const entries = 100_000
const batch = 20_000
const people = 500

/** Seconds that it takes to ask for the end of a month with 100,000 entries, and to agree to it. */
export async function measureClosing(postgresUrl: string): Promise<number> {
  const databaseUrl = await cloneTemplate(postgresUrl, 'xinglin_bench_closing')
  const shop = await prepareShop(databaseUrl, { buyers: 0, works: 0 })
  const monthId = await fillMonth(databaseUrl)
  const more = { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey, LOG_LEVEL: 'error' }
  const server: ChildProcess = startChild('bench/money/shop-server.ts', port, more)
  try {
    await untilAnswering(port)
    const begun = performance.now()
    await close(shop, monthId)
    return (performance.now() - begun) / 1000
  } finally {
    server.kill()
  }
}

async function close({ operator, payer }: Shop, monthId: number): Promise<void> {
  const run = async (token: string, [resource, action, id]: [string, string, number]) => {
    const fields = { resource, action, ids: `[${id}]`, reason: 'bench', lang: 'zh' }
    const { status, message, data } = await call(port, actionCalls.run.path, token, fields)
    const { results, request_id } = data as { results: { problem: string }[]; request_id: number | null }
    const problem = results?.map((result) => result.problem).join('')
    if (status !== 200 || problem)
      throw new Error(`${resource} ${action} answered ${status}: ${problem || message}`)
    return request_id
  }
  const requestId = await run(operator.token, ['ledger-months', 'close', monthId])
  await run(payer.token, ['requests', 'agree', requestId!])
}

/** Fees of the last month, confirmed and paid with their tax, of many people. */
async function fillMonth(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const firstOfMonth = `${shanghaiTime(new Date()).slice(0, 7)}-01T00:00:00+08:00`
  const month = shanghaiTime(new Date(Date.parse(firstOfMonth) - 1000)).slice(0, 7)
  await pool.query(
    `insert into ledger_accounts (kind) values ('receivable_organisers'), ('tax_withheld') on conflict do nothing`,
  )
  await pool.query(
    `with person as (insert into users (phone_digest, phone_sealed, truename)
       select sha256(convert_to('closing ' || n, 'utf8')), '\\x00', '林晓' from generate_series(1, $1::int) n returning id)
     insert into ledger_accounts (kind, user_id) select 'available', id from person`,
    [people],
  )
  for (let from = 0; from < entries; from += batch)
    await pool.query(
      `with account as (select id, row_number() over (order by id) - 1 as at from ledger_accounts where kind = 'available'),
         entry as (insert into ledger_entries (reference, kind, title, happened_at)
           select 'closing ' || n, 'fee_available', '讲课费',
             $3::timestamptz - n % 28 * interval '1 day' - interval '1 hour'
           from generate_series($1::int + 1, $2::int) n returning id)
       insert into ledger_postings (entry_id, account_id, amount_fen)
       select e.id, p.account_id, p.amount_fen from entry e join account a on a.at = e.id % ${people},
         lateral (values ((select id from ledger_accounts where kind = 'receivable_organisers'), -500000),
           ((select id from ledger_accounts where kind = 'tax_withheld'), 80000), (a.id, 420000)) p (account_id, amount_fen)`,
      [from, from + batch, firstOfMonth],
    )
  await pool.query(`update ledger_accounts a set balance_fen = (select coalesce(sum(p.amount_fen), 0)
    from ledger_postings p where p.account_id = a.id)`)
  const { rows } = await pool.query<{ id: string; entries: number }>(
    `select m.id, (select count(*)::int from ledger_entries e where to_char(e.happened_at at time zone 'Asia/Shanghai', 'YYYY-MM') = m.month)
       as entries from ledger_months m where m.month = $1`,
    [month],
  )
  await pool.end()
  if (rows[0]?.entries !== entries) throw new Error(`the month has ${rows[0]?.entries} entries`)
  return Number(rows[0].id)
}
