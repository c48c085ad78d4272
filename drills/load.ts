import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { orderCalls } from '#contract/commerce/orders.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { signCall } from '#web/platform/sign.ts'

const members = 8
/** Each member orders each of them once. */
const works = 2_000
const betweenMs = 40
const patienceMs = 30_000

type Answered = { http: number; status: number; data: unknown }
/** How many calls ended how: `told` are those that are to come again later. */
export type Counts = { calls: number; refused: number; told: number }

export type Load = {
  counts: Counts
  /** The same since the last time somebody asked. */
  takeCounts(): Counts
  /** Ends it, and finds what is wrong with what was acknowledged. */
  stop(): Promise<{ acknowledged: number; lost: number; doubled: number; slowestMs: number }>
}

/** A connection for each call, as a proxy without kept ones makes them. */
async function ask(
  port: number,
  path: string,
  token: string,
  fields: Record<string, string>,
): Promise<Answered> {
  const timestamp = Date.now()
  const sign = signCall(8, timestamp)
  const common = { platform: '8', sign, timestamp: String(timestamp), guest_id: '10000000', is_wechat: '1' }
  const body = new URLSearchParams({ ...common, ...fields }).toString()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent: false,
        timeout: patienceMs,
        headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
      },
      (answer) =>
        void text(answer)
          .then((said) =>
            resolve({ http: answer.statusCode ?? 0, ...(JSON.parse(said) as Omit<Answered, 'http'>) }),
          )
          .catch(reject),
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Courses to order, in plain SQL: the tables may be those of another version. */
async function prepareWorks(databaseUrl: string): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const idsOf = async (statement: string, values: unknown[] = []) =>
    (await pool.query<{ id: string }>(statement, values)).rows.map(({ id }) => Number(id))
  const [collegeId] = await idsOf(
    `insert into colleges (name, name_en, logo) values ('drill', 'drill', '/files/logo.png') returning id`,
  )
  const [doctorId] = await idsOf(
    `insert into doctors (name, cover, hospital, department, title, college_id)
     values ('程怀瑾', '/files/p.png', 'h', 'd', 't', $1) returning id`,
    [collegeId],
  )
  const ids = await idsOf(
    `insert into productions (doctor_id, college_id, title, cover, is_free, price_fen)
     select $1, $2, 'course ' || n, '/files/c.png', false, 9900 from generate_series(1, $3::int) n returning id`,
    [doctorId, collegeId, works],
  )
  await pool.end()
  return ids
}

async function register(port: number, number: number): Promise<string> {
  const access_token = `sandbox-139${String(number).padStart(8, '0')}`
  const { data } = await ask(port, otherLoginCalls.phoneVerify.path, '', { gyuid: 'drill', access_token })
  return (data as { token: string }).token
}

/**
 * Members who order one course after the other and read the home in between. A call goes to the next of the servers that `ready` names;
 * one that nobody answered is made again, since nobody knows whether it was done.
 */
export async function startLoad(databaseUrl: string, ready: () => number[]): Promise<Load> {
  const workIds = await prepareWorks(databaseUrl)
  const [first = 0] = ready()
  const tokens = await Promise.all(
    Array.from({ length: members }, (_, number) => register(first, number + 1)),
  )
  const counts: Counts = { calls: 0, refused: 0, told: 0 }
  const acknowledged = new Set<string>()
  let taken = { ...counts }
  const over = new AbortController()
  let [turn, slowestMs] = [0, 0]

  async function once(
    path: string,
    token: string,
    fields: Record<string, string>,
  ): Promise<Answered | undefined> {
    const ports = ready()
    counts.calls++
    const began = performance.now()
    try {
      const answer = await ask(ports[turn++ % ports.length] ?? 0, path, token, fields)
      if (answer.http === 503) counts.told++
      else if (answer.http >= 500) counts.refused++
      return answer.http >= 500 ? undefined : answer
    } catch {
      counts.refused++
      return undefined
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - began)
    }
  }

  async function untilAnswered(path: string, token: string, fields: Record<string, string>) {
    while (!over.signal.aborted) {
      const answer = await once(path, token, fields)
      if (answer) return answer
      await pause(250)
    }
    return undefined
  }

  async function work(token: string) {
    for (const workId of workIds) {
      const wanted = { item_type: 'production', item_id: String(workId) }
      const answer = await untilAnswered(orderCalls.create.path, token, wanted)
      if (!answer) return
      if (answer.status !== 200) throw new Error(`an order was answered with ${answer.status}`)
      acknowledged.add((answer.data as { order_no: string }).order_no)
      await untilAnswered(homeCalls.advance.path, token, {
        college_id: '0',
        disease_id: '0',
        page: '1',
        order: 'new',
        type: '0',
      })
      await pause(betweenMs)
    }
  }

  const working = Promise.all(tokens.map(work))
  // Told by stop().
  working.catch(() => undefined)
  return {
    counts,
    takeCounts() {
      const { calls, refused, told } = counts
      const since = { calls: calls - taken.calls, refused: refused - taken.refused, told: told - taken.told }
      taken = { calls, refused, told }
      return since
    },
    async stop() {
      over.abort()
      await working
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
      const { rows } = await pool.query<{ order_no: string }>('select order_no from orders')
      const { rows: twice } = await pool.query(
        'select 1 from orders group by user_id, item_type, item_id having count(*) > 1',
      )
      await pool.end()
      const kept = new Set(rows.map(({ order_no }) => order_no))
      const lost = [...acknowledged].filter((orderNo) => !kept.has(orderNo)).length
      return {
        acknowledged: acknowledged.size,
        lost,
        doubled: twice.length,
        slowestMs: Math.round(slowestMs),
      }
    },
  }
}

export const shareOf = ({ calls, refused }: Counts) => ((100 * refused) / Math.max(calls, 1)).toFixed(2)
