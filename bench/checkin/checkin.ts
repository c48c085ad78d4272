import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import { onSiteCalls } from '#contract/meetings/checkin.ts'
import { createVault } from '#kernel/vault.ts'
import { makeSiteCode } from '#server/features/meetings/checkin/site-code.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { buildPhone } from '#server/testing/scan-on-site.ts'
import type { Phone } from '#server/testing/scan-on-site.ts'
import { productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { postCall } from '../post-call.ts'
import type { Line } from '../post-call.ts'
import { prepareMembers } from '../prepare-members.ts'
import type { BenchMember } from '../prepare-members.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const port = 4182
const origin = `http://127.0.0.1:${port}`
const people = 1_000
const seconds = 60
const mostSeconds = 180
const meetingId = 9001

/**
 * A thousand people come through one door within a minute, all over the hall's one network and all for the first time: each scans, verifies
 * with a new passkey and confirms. That is the dearest way in, because fresh keys of one network are judged one after the other.
 */
export const benchCheckin = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_checkin')
    const pool = new pg.Pool({ connectionString: databaseUrl })
    after(() => pool.end())
    const members = await prepareMembers(pool, people)
    await prepareSite(pool)
    const env = { ...productionEnv, PUBLIC_ORIGIN: origin, DATABASE_URL: databaseUrl }
    const child = startChild(builtServer, port, env)
    after(() => child.kill('SIGKILL'))
    await untilAnswering(port)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
    after(() => agent.destroy())
    const times = await storm({ agent, port, origin }, members)
    const { rows } = await pool.query<{ count: number }>(
      `select ((select count(*) from checkin_visits) + (select count(*) from checkin_waiting))::int as count`,
    )
    return [
      judge({
        name: `check-in, p99 of a call while ${people} come within ${seconds} s`,
        value: times[Math.floor(times.length * 0.99)] ?? 0,
        unit: 'ms',
        limit: 300,
        better: 'lower',
      }),
      judge({
        name: 'check-in, people who came and are on no list',
        value: people - (rows[0]?.count ?? 0),
        unit: '',
        limit: 0,
        better: 'lower',
      }),
    ]
  })

async function prepareSite(pool: pg.Pool) {
  await pool.query(
    `insert into colleges (id, name, name_en, logo) overriding system value values (90, 'b', 'b', '')`,
  )
  await pool.query(
    `insert into meetings (id, college_id, title, cover, begin_at, end_at, is_offline, is_credit) overriding system value
     values ($1, 90, 'bench', '', now(), now() + interval '4 hours', true, true)`,
    [meetingId],
  )
}

/** How long each call took, in order. Everybody comes at their own moment of the minute, whether or not others are through. */
async function storm(line: Line, members: readonly BenchMember[]): Promise<number[]> {
  const arriving = members.map(({ token }) => ({ token, phone: buildPhone() }))
  const times: number[] = []
  const timed: Timed = async (path, token, fields) => {
    const sentAt = performance.now()
    try {
      return await postCall(line, path, token, fields as Record<string, string>)
    } finally {
      times.push(performance.now() - sentAt)
    }
  }
  const begun = performance.now()
  await Promise.all(
    arriving.map(async ({ token, phone }, at) => {
      await pause(Math.max(0, begun + (at * seconds * 1000) / people - performance.now()))
      await comeIn(timed, token, phone)
    }),
  )
  console.log(`  checkin: ${people} people in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return times.toSorted((a, b) => a - b)
}

/** `fields` as the contract writes them. */
type Timed = (path: string, token: string, fields: unknown) => Promise<unknown>
type Scanned = z.output<typeof onSiteCalls.scan.output>

const vault = createVault(Buffer.from(productionEnv.MASTER_KEY, 'hex'))

/** As a person does: scans again when the code on the screen has changed meanwhile. */
async function comeIn(timed: Timed, token: string, phone: Phone) {
  for (let tries = 1; ; tries++)
    try {
      await scanAndConfirm(timed, token, phone)
      return
    } catch (error) {
      if (tries === 5) throw error
    }
}

async function scanAndConfirm(timed: Timed, token: string, phone: Phone) {
  const { code } = makeSiteCode(vault, { meetingId, sessionId: 0 })
  const scan = { code, device_key: phone.key, has_passkey: true }
  const scanned = await timed(onSiteCalls.scan.path, token, z.encode(onSiteCalls.scan.input, scan))
  const { ticket, passkey } = scanned as Scanned
  const created = phone.passkey!.create(passkey!.options, origin)
  const confirm = { ticket, device_sign: phone.sign(ticket), consent: false, created }
  await timed(onSiteCalls.confirm.path, token, z.encode(onSiteCalls.confirm.input, confirm))
}
