import http from 'node:http'
import pg from 'pg'
import { pickupCalls } from '#contract/commerce/coffee.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { postCall } from '../post-call.ts'
import type { Line } from '../post-call.ts'
import { prepareMembers } from '../prepare-members.ts'
import type { BenchMember } from '../prepare-members.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const port = 4181
const counters = 10
const redemptions = 1_000
const code = '12345678'
const mostSeconds = 90

/** 1,000 redemptions of one code at once, at ten counters: one wins, all others hear when and where. */
export const benchCoffee = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_coffee')
    const pool = new pg.Pool({ connectionString: databaseUrl })
    after(() => pool.end())
    const [owner, ...staff] = await prepareMembers(pool, counters + 1)
    if (owner === undefined) throw new Error('nobody to claim')
    await prepareVoucher(pool, owner, staff)
    const child = startChild(builtServer, port, { ...productionEnv, DATABASE_URL: databaseUrl })
    after(() => child.kill('SIGKILL'))
    await untilAnswering(port)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
    after(() => agent.destroy())

    const begun = performance.now()
    const outcomes = await Promise.all(
      Array.from({ length: redemptions }, (_, at) => redeem({ agent, port }, staff, at)),
    )
    const ms = performance.now() - begun
    const won = outcomes.filter((outcome) => outcome === 'won').length
    const refused = outcomes.filter((outcome) => outcome === 'refused').length
    console.log(`  coffee: ${won} won, ${refused} refused in ${ms.toFixed(0)} ms`)
    return [
      judge({
        name: `coffee, wins among ${redemptions} redemptions of one code, other than one`,
        value: Math.abs(won - 1),
        unit: '',
        limit: 0,
        better: 'lower',
      }),
      judge({
        name: 'coffee, redemptions that did not hear when and where the first was',
        value: redemptions - 1 - refused,
        unit: '',
        limit: 0,
        better: 'lower',
      }),
    ]
  })

/** Each member of the staff has a counter of their own; the voucher is good at all of them. */
async function prepareVoucher(pool: pg.Pool, owner: BenchMember, staff: BenchMember[]): Promise<void> {
  await pool.query(
    `insert into coffee_counters (id, name) overriding system value select n, 'counter ' || n from generate_series(1, $1::int) n`,
    [counters],
  )
  await pool.query(
    `insert into coffee_staff (counter_id, user_id) select n, u from unnest($1::bigint[]) with ordinality as s (u, n)`,
    [staff.map(({ userId }) => userId)],
  )
  await pool.query(
    `insert into coffee_campaigns (id, title, item, stock, claimed_count, begins_at, ends_at, expires_at)
     overriding system value values (1, 'bench', 'coffee', 1, 1, now(), now() + interval '1 day', now() + interval '1 day')`,
  )
  await pool.query(
    `insert into coffee_campaign_counters (campaign_id, counter_id) select 1, n from generate_series(1, $1::int) n`,
    [counters],
  )
  await pool.query('insert into coffee_vouchers (campaign_id, user_id, pickup_code) values (1, $1, $2)', [
    owner.userId,
    code,
  ])
}

async function redeem(line: Line, staff: BenchMember[], at: number): Promise<'won' | 'refused' | 'failed'> {
  const place = at % counters
  const member = staff[place]
  if (member === undefined) throw new Error('nobody at the counter')
  const fields = { pickup_code: code, counter_id: String(place + 1), entry_id: `entry-${at}` }
  try {
    await postCall(line, pickupCalls.complete.path, member.token, fields)
    return 'won'
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return /该券已核销: \d{4}-\d\d-\d\d \d\d:\d\d counter \d+$/.test(message) ? 'refused' : 'failed'
  }
}
