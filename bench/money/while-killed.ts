import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { actionCalls } from '#contract/console/resources.ts'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { findPostmaster } from '#server/embedded-postgres/postmaster.ts'
import { notificationPath } from '#kernel/ports/payments.ts'
import { cloneTemplate, makeTemplate } from '#server/testing/database.ts'
import { startChild, untilAnswering } from '../child-server.ts'
import { call, masterKey, notificationOf } from './shop.ts'
import type { Shop } from './shop.ts'

/** Of the server, and then as many of the database. */
export const kills = 10
/** What is done between two kills. */
const calmMs = 2_000

type Answer = { status: number; data: unknown }
type Deed = [resource: string, action: string, id: number]
type Done = { results: { problem: string }[]; request_id: number | null }

/** What a worker does with a server that may be gone: every call is made until it is answered. */
export type Caller = ReturnType<typeof createCaller>

type Place = { shop: Shop; port: number; databaseUrl: string }

function createCaller({ shop, port, databaseUrl }: Place, tries: { retried: number }) {
  const again = async <Result>(attempt: () => Promise<Result | undefined>): Promise<Result> => {
    for (;;) {
      const result = await attempt().catch(() => undefined)
      if (result !== undefined) return result
      tries.retried++
      await pause(100)
    }
  }
  const ask = (path: string, fields: Record<string, string>, token: string): Promise<Answer> =>
    again(async () => {
      const answer = await call(port, path, token, fields)
      // 5xx: nobody knows whether it happened.
      return answer.status >= 500 && answer.status < 600 ? undefined : answer
    })
  const run = async (
    token: string,
    [resource, action, id]: Deed,
    values: Record<string, unknown> = {},
  ): Promise<Done> => {
    const fields = {
      resource,
      action,
      ids: `[${id}]`,
      values: JSON.stringify(values),
      reason: 'bench',
      lang: 'zh',
    }
    const { status, data } = await ask(actionCalls.run.path, fields, token)
    if (status !== 200) throw new Error(`${resource} ${action} answered ${status}`)
    return data as Done
  }
  const agree = async (requestId: number) =>
    (await run(shop.payer.token, ['requests', 'agree', requestId])).results
      .map(({ problem }) => problem)
      .join('')
  return {
    ask,
    run,
    agree,
    /** The operator asks for it and the payer agrees. Answers what kept it from being done. */
    async doByTwo(deed: Deed, values: Record<string, unknown> = {}): Promise<string> {
      const { request_id, results } = await run(shop.operator.token, deed, values)
      return request_id === null ? results.map(({ problem }) => problem).join('') : agree(request_id)
    },
    /** What a press at the cashier does, under the number that the notification tells. Without it nothing can be refunded. */
    pay: (orderNo: string) =>
      again(async () => {
        const { rowCount } = await query(
          databaseUrl,
          `update sandbox_payments set state = 'paid', paid_at = now(), transaction_no = 'SB' || order_no where order_no = $1`,
          [orderNo],
        )
        return rowCount === 1 ? true : undefined
      }),
    /** What the sandbox posts about a payment, until it is taken. */
    notify: (orderNo: string, amountFen: number) =>
      again(async () => {
        const { headers, body } = notificationOf(orderNo, amountFen)
        const address = `http://127.0.0.1:${port}${notificationPath('sandbox')}`
        const response = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) })
        return (await response.text()) === 'success' ? true : undefined
      }),
  }
}

type Plan<World extends { shop: Shop }, Found> = {
  name: string
  port: number
  workers: number
  prepare(databaseUrl: string): Promise<World>
  /** What one of the workers does until it is over. */
  work(world: World, worker: number, caller: Caller, isOver: () => boolean): Promise<void>
  /** What was left wrong, once the server has done what was waiting. */
  find(databaseUrl: string, world: World): Promise<Found>
}

/** Kills the server and then the database while some workers work. Answers what `find` does, and how many calls were made again. */
export async function whileKilled<World extends { shop: Shop }, Found>({
  name,
  port,
  workers,
  prepare,
  work,
  find,
}: Plan<World, Found>): Promise<Found & { retried: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-kill-'))
  // The unprivileged user under which PostgreSQL runs for root has to pass through.
  await chmod(folder, 0o711)
  // It starts again by itself whenever it dies.
  const postgres = await openEmbeddedPostgres({ dataDir: folder, say: () => undefined })
  let server: ChildProcess | undefined
  let isOver = false
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, name)
    const world = await prepare(databaseUrl)
    const start = async () => {
      server = startChild('bench/money/shop-server.ts', port, {
        DATABASE_URL: databaseUrl,
        MASTER_KEY: masterKey,
        LOG_LEVEL: 'fatal',
      })
      await untilAnswering(port)
    }
    const killServer = async () => {
      const end = once(server!, 'exit')
      server!.kill('SIGKILL')
      await end
      await start()
    }
    await start()
    const tries = { retried: 0 }
    const caller = createCaller({ shop: world.shop, port, databaseUrl }, tries)
    const working = Array.from({ length: workers }, (_, worker) => work(world, worker, caller, () => isOver))
    for (let killed = 0; killed < kills; killed++) {
      await pause(calmMs)
      await killServer()
    }
    for (let killed = 0; killed < kills; killed++) {
      await pause(calmMs)
      await killDatabase(folder)
      await untilDatabaseAnswers(databaseUrl)
    }
    await pause(calmMs)
    isOver = true
    await Promise.all(working)
    return { ...(await find(databaseUrl, world)), ...tries }
  } finally {
    isOver = true
    server?.kill('SIGKILL')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
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

/** Waits until a question about what is left to be done finds nothing. */
export async function untilNothing(databaseUrl: string, text: string): Promise<void> {
  for (let left = 240; left > 0; left--) {
    if ((await query(databaseUrl, text)).rows.length === 0) return
    await pause(500)
  }
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end()
  }
}

/** Fen and balances that do not sum up. */
export const unbalancedSql = `(select abs(coalesce(sum(amount_fen), 0)) from ledger_postings)
  + (select count(*) from (select from ledger_postings group by entry_id having sum(amount_fen) <> 0) u)
  + (select count(*) from ledger_accounts a where a.balance_fen <>
     (select coalesce(sum(amount_fen), 0) from ledger_postings p where p.account_id = a.id))`
