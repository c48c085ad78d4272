import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { orderCalls, orderStates } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { withdrawalCalls, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { WithdrawalOverview } from '#contract/commerce/withdrawals.ts'
import { actionCalls } from '#contract/console/resources.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { findPostmaster } from '#server/embedded-postgres/postmaster.ts'
import { notificationPath } from '#kernel/ports/payments.ts'
import { cloneTemplate, makeTemplate } from '#server/testing/database.ts'
import { startChild, untilAnswering } from '../child-server.ts'
import { call, couponCode, couponLimit, masterKey, notificationOf, prepareShop } from './shop.ts'
import type { Shop } from './shop.ts'

const port = 4153
const workers = 16
const kills = 10
/** What is done between two kills. */
const calmMs = 2_000

/** What a worker was told: these must be true afterwards, whatever was killed. */
type Acknowledged = { paid: Set<number>; refunded: Set<number>; withdrawn: Set<number> }

export type KillCounts = {
  paid: number
  refunded: number
  withdrawn: number
  retried: number
  serverKills: number
  databaseKills: number
  lost: number
  doubled: number
  couponsTooMany: number
  unbalanced: number
}

/**
 * Sixteen workers buy, are notified twice, race for a coupon, are refunded and withdraw, which takes two operators, while
 * first the server and then the database are killed. Every call that is not answered is made again. Counts what was lost or doubled.
 */
export async function killWhileBuying(): Promise<KillCounts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-kill-'))
  // The unprivileged user under which PostgreSQL runs for root has to pass through.
  await chmod(folder, 0o711)
  // It starts again by itself whenever it dies.
  const postgres = await openEmbeddedPostgres({ dataDir: folder, say: () => undefined })
  let server: ChildProcess | undefined
  let isOver = false
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_kill')
    const shop = await prepareShop(databaseUrl, { buyers: workers, works: 4_000 })
    const start = async () => {
      server = startChild('bench/money/shop-server.ts', port, {
        DATABASE_URL: databaseUrl,
        MASTER_KEY: masterKey,
        LOG_LEVEL: 'fatal',
      })
      await untilAnswering(port)
    }
    await start()
    const acknowledged: Acknowledged = { paid: new Set(), refunded: new Set(), withdrawn: new Set() }
    const tries = { retried: 0 }
    const working = Array.from({ length: workers }, (_, worker) =>
      work(shop, worker, { acknowledged, tries, isOver: () => isOver }),
    )
    for (let killed = 0; killed < kills; killed++) {
      await pause(calmMs)
      const end = once(server!, 'exit')
      server!.kill('SIGKILL')
      await end
      await start()
    }
    for (let killed = 0; killed < kills; killed++) {
      await pause(calmMs)
      await killDatabase(folder)
      await untilDatabaseAnswers(databaseUrl)
    }
    await pause(calmMs)
    isOver = true
    await Promise.all(working)
    await untilPaidOut(databaseUrl)
    const found = await findFaults(databaseUrl, acknowledged)
    return {
      paid: acknowledged.paid.size,
      refunded: acknowledged.refunded.size,
      withdrawn: acknowledged.withdrawn.size,
      retried: tries.retried,
      serverKills: kills,
      databaseKills: kills,
      ...found,
    }
  } finally {
    isOver = true
    server?.kill('SIGKILL')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Running = { acknowledged: Acknowledged; tries: { retried: number }; isOver(): boolean }

async function work(shop: Shop, worker: number, { acknowledged, tries, isOver }: Running): Promise<void> {
  const token = shop.buyers[worker]?.token ?? ''
  const again = async <Result>(attempt: () => Promise<Result | undefined>): Promise<Result> => {
    for (;;) {
      const result = await attempt().catch(() => undefined)
      if (result !== undefined) return result
      tries.retried++
      await pause(100)
    }
  }
  const ask = (path: string, fields: Record<string, string>, as = token) =>
    again(async () => {
      const answer = await call(port, path, as, fields)
      // 5xx: nobody knows whether it happened.
      return answer.status >= 500 && answer.status < 600 ? undefined : answer
    })
  for (let at = 0; !isOver() && at < shop.workIds.length; at++) {
    const item = { item_type: 'production', item_id: String(shop.workIds[at]) }
    const first = await ask(orderCalls.create.path, { ...item, coupon_code: couponCode })
    // Most find the coupon used up.
    const { data } = first.status === 200 ? first : await ask(orderCalls.create.path, item)
    const order = data as Order | null
    if (!order) continue
    const of = { order_id: String(order.order_id) }
    await ask(orderCalls.charge.path, { ...of, channel: 'sandbox' })
    const amountFen = Math.round(Number(order.pay_amount) * 100)
    const notify = () => again(() => postNotification(order.order_no, amountFen))
    await Promise.all([notify(), notify()])
    acknowledged.paid.add(order.order_id)
    if (at % 5 === 2) await withdraw(shop, ask, acknowledged)
    if (at % 5 !== 4) continue
    if (await doByTwo(shop, ask, ['orders', 'refund', order.order_id]))
      acknowledged.refunded.add(order.order_id)
  }
}

type Ask = (
  path: string,
  fields: Record<string, string>,
  as?: string,
) => Promise<{ status: number; data: unknown }>

type Deed = [resource: string, action: string, id: number]
type Done = { results: { problem: string }[]; request_id: number | null }

async function run(ask: Ask, as: string, [resource, action, id]: Deed): Promise<Done> {
  const fields = { resource, action, ids: `[${id}]`, reason: 'bench', lang: 'zh' }
  const { status, data } = await ask(actionCalls.run.path, fields, as)
  if (status !== 200) throw new Error(`${resource} ${action} answered ${status}`)
  return data as Done
}

/** One operator asks for it and the other agrees. Returns whether it is done. */
async function doByTwo({ operator, payer }: Shop, ask: Ask, deed: Deed): Promise<boolean> {
  const { request_id } = await run(ask, operator.token, deed)
  if (request_id === null) return false
  const { results } = await run(ask, payer.token, ['requests', 'agree', request_id])
  // A repeat after an unanswered success finds it agreed to.
  return results.every(({ problem }) => problem === '' || problem === operatorFailures.notApplicable.zh)
}

/** Applies, has it approved by both operators and paid by the second. A repeat after an unanswered success is refused. */
async function withdraw(shop: Shop, ask: Ask, { withdrawn }: Acknowledged): Promise<void> {
  await ask(withdrawalCalls.apply.path, { amount: '1.23', agreement: '1' })
  const { data } = await ask(withdrawalCalls.overview.path, {})
  const [latest] = (data as WithdrawalOverview | null)?.withdrawals ?? []
  if (!latest || withdrawn.has(latest.withdrawal_id)) return
  await doByTwo(shop, ask, ['withdrawals', 'pass', latest.withdrawal_id])
  await run(ask, shop.payer.token, ['withdrawals', 'pay', latest.withdrawal_id])
  withdrawn.add(latest.withdrawal_id)
}

/** The last transfers are made by jobs, which try again after a while. */
async function untilPaidOut(databaseUrl: string): Promise<void> {
  for (let left = 240; left > 0; left--) {
    const { rows } = await query(
      databaseUrl,
      `select from withdrawals where stage = ${withdrawalStages.sent}`,
    )
    if (rows.length === 0) return
    await pause(500)
  }
}

async function postNotification(orderNo: string, amountFen: number): Promise<true | undefined> {
  const { headers, body } = notificationOf(orderNo, amountFen)
  const address = `http://127.0.0.1:${port}${notificationPath('sandbox')}`
  const response = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) })
  return (await response.text()) === 'success' ? true : undefined
}

async function killDatabase(folder: string): Promise<void> {
  const postmaster = await findPostmaster(path.join(folder, 'postgres'))
  if (!postmaster) throw new Error('the database is not running')
  process.kill(postmaster.pid, 'SIGKILL')
}

async function untilDatabaseAnswers(databaseUrl: string): Promise<void> {
  for (;;) {
    const answer = await query(databaseUrl, 'select 1').catch(() => undefined)
    if (answer) return
    await pause(100)
  }
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end()
  }
}

type Faults = Pick<KillCounts, 'lost' | 'doubled' | 'couponsTooMany' | 'unbalanced'>

async function findFaults(url: string, { paid, refunded, withdrawn }: Acknowledged): Promise<Faults> {
  const { rows } = await query<Record<keyof Faults, string>>(
    url,
    `with acknowledged as (
       select o.id, o.status, o.id = any($2::bigint[]) as is_refunded,
         exists (select from payments p where p.order_id = o.id and not p.is_late) as has_payment,
         exists (select from rights r where r.order_id = o.id and r.revoked_at is null) as has_right
       from orders o where o.id = any($1::bigint[])
     )
     select (select count(*) from acknowledged where not has_payment or has_right = is_refunded
         or (status = ${orderStates.paid}) = is_refunded)
       + cardinality($1::bigint[]) - (select count(*) from acknowledged)
       + cardinality($3::bigint[]) - (select count(*) from withdrawals w join sandbox_transfers t
          on t.transfer_no = w.withdrawal_no and t.amount_fen = w.amount_fen
          where w.id = any($3::bigint[]) and w.stage = ${withdrawalStages.paid}) as lost,
       (select count(*) from payments where is_late)
       + (select count(*) from (select from refunds group by order_id having count(*) > 1) r)
       + (select abs(coalesce(sum(amount_fen), 0) - (select coalesce(sum(amount_fen), 0) from sandbox_transfers))
          from withdrawals where stage = ${withdrawalStages.paid})
       + (select count(*) from withdrawals w where w.stage = ${withdrawalStages.paid} and 2 <>
          (select count(*) from ledger_entries e where e.reference like 'withdrawal % ' || w.withdrawal_no))
       + (select count(*) from orders o where o.status in (2, 5, 6)
          and 1 <> (select count(*) from ledger_entries e join payments p on p.order_id = o.id
            and e.reference = 'payment ' || p.provider || ' ' || p.transaction_no)) as doubled,
       (select greatest(0, count(*) - ${couponLimit}) + abs(count(*) - (select used_count from coupons where code = '${couponCode}'))
        from coupon_uses where released_at is null) as "couponsTooMany",
       (select abs(coalesce(sum(amount_fen), 0)) from ledger_postings)
       + (select count(*) from (select from ledger_postings group by entry_id having sum(amount_fen) <> 0) u)
       + (select count(*) from ledger_accounts a where a.balance_fen <>
          (select coalesce(sum(amount_fen), 0) from ledger_postings p where p.account_id = a.id)) as unbalanced`,
    [[...paid], [...refunded], [...withdrawn]],
  )
  const counts = rows[0]
  return {
    lost: Number(counts?.lost),
    doubled: Number(counts?.doubled),
    couponsTooMany: Number(counts?.couponsTooMany),
    unbalanced: Number(counts?.unbalanced),
  }
}
