import http from 'node:http'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { studyCalls } from '#contract/meetings/study.ts'
import { createVault } from '#kernel/vault.ts'
import { addLiveFetches } from '#server/features/meetings/study/live-fetches.queries.ts'
import { reportSecret } from '#server/features/meetings/study/open-watch.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { signReport } from '#server/testing/watch-for.ts'
import { median, productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { postCall } from '../post-call.ts'
import type { Line } from '../post-call.ts'
import { prepareMembers } from '../prepare-members.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const viewers = 5_000
const rounds = 3
const mostSeconds = 300
const meetingId = 9001
/** Players report every ten seconds; what was sent is written every eight. */
const [reportMs, noteMs] = [10_000, 8_000]
const rowsAtOnce = 2_000

/** Where another server sends the streams, reports are believed and nothing is noted: what a report cost before. */
const believing = {
  LIVE_PUSH_URL: 'rtmp://live.example.org/push',
  LIVE_PLAY_HLS: 'https://live.example.org/{stream}.m3u8',
  LIVE_HOOK_SECRET: 'bench-bench-bench',
}

type Viewer = { userId: number; token: string; sessionId: number; secret: string; seq: number }
type Side = { line: Line; viewers: Viewer[]; pool: pg.Pool }

/** What the reports of 5,000 viewers of a live stream take, with the bytes that were sent to each noted and without. */
export const benchLiveReports = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
    after(() => agent.destroy())
    const open = async (name: string, port: number, env: Record<string, string>): Promise<Side> => {
      const databaseUrl = await cloneTemplate(postgres.url, `xinglin_bench_live_${name}`)
      const pool = new pg.Pool({ connectionString: databaseUrl })
      after(() => pool.end())
      const watching = await prepareLiveViewers(pool)
      const child = startChild(builtServer, port, { ...productionEnv, ...env, DATABASE_URL: databaseUrl })
      after(() => child.kill('SIGKILL'))
      await untilAnswering(port)
      return { line: { agent, port }, viewers: watching, pool }
    }
    const plain = await open('plain', 4183, { ...believing, LIVE_RTMP_PORT: '0' })
    const noting = await open('noting', 4184, { LIVE_RTMP_PORT: '0' })
    const ratios: number[] = []
    await reportAll(plain)
    await reportAll(noting)
    for (let round = 0; round < rounds; round++) {
      // In turns, so that both meet the same machine.
      const before = await reportAll(plain)
      const reported = await reportAll(noting)
      const noted = ((await noteAll(noting)) * reportMs) / noteMs
      ratios.push((reported + noted) / before)
      console.log(
        `  live-reports: ${before.toFixed(0)} ms believed, ${reported.toFixed(0)} ms with bytes, ${noted.toFixed(0)} ms to note them`,
      )
    }
    return [
      judge({
        name: `reports of ${viewers} live viewers with what was sent to each, against believed ones`,
        value: median(ratios),
        unit: 'times',
        limit: 1.2,
        better: 'lower',
      }),
    ]
  })

const vault = createVault(Buffer.from(productionEnv.MASTER_KEY, 'hex'))

/** Members who watch a stream that has been on air for an hour. */
async function prepareLiveViewers(pool: pg.Pool): Promise<Viewer[]> {
  await pool.query(
    `insert into colleges (id, name, name_en, logo) overriding system value values (90, 'b', 'b', '')`,
  )
  await pool.query(
    `insert into meetings (id, college_id, title, cover, begin_at, end_at, is_credit, has_stream) overriding system value
     values ($1, 90, 'bench', '', now() - interval '1 hour', now() + interval '9 hours', true, true)`,
    [meetingId],
  )
  await pool.query(
    `insert into on_air_periods (meeting_id, began_at) values ($1, now() - interval '1 hour')`,
    [meetingId],
  )
  const members = await prepareMembers(pool, viewers)
  const { rows } = await pool.query<{ id: string | number; user_id: string | number }>(
    `with opened as (
       insert into watch_sessions (user_id, meeting_id) select u, $2 from unnest($1::bigint[]) u returning id, user_id),
     watching as (
       insert into watchers (user_id, session_id, meeting_id, claimed_until)
       select user_id, id, $2, now() - interval '1 minute' from opened)
     select id, user_id from opened`,
    [members.map(({ userId }) => userId), meetingId],
  )
  await noteIn(pool, members)
  const sessions = new Map(rows.map((row) => [Number(row.user_id), Number(row.id)]))
  return members.map(({ userId, token }) => {
    const sessionId = sessions.get(userId)!
    return { userId, token, sessionId, secret: reportSecret(vault, sessionId, userId), seq: 0 }
  })
}

/** Every viewer reports once, as fast as the server takes it; how long that was, in milliseconds. */
async function reportAll({ line, viewers: watching }: Side): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    watching.map(async (one) => {
      const session = { session_id: one.sessionId, secret: one.secret, report_seconds: 10 }
      const { ranges, ...fields } = signReport(session, ++one.seq, [[0, reportMs, 100, 1]])
      await postCall(line, studyCalls.report.path, one.token, {
        session_id: String(fields.session_id),
        seq: String(fields.seq),
        ranges: JSON.stringify(ranges),
        report_sign: fields.report_sign,
      })
    }),
  )
  return performance.now() - begun
}

const noteAll = ({ pool, viewers: watching }: Side) => noteIn(pool, watching)

/** What the server writes every few seconds while it sends to all of them. */
async function noteIn(pool: pg.Pool, watching: readonly { userId: number }[]): Promise<number> {
  const begun = performance.now()
  const rows = watching.map(({ userId }) => ({ userId, meetingId, ms: noteMs, bytes: 480_000 }))
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await addLiveFetches(drizzle(pool), rows.slice(at, at + rowsAtOnce))
  return performance.now() - begun
}
