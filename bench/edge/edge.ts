import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { watchCalls } from '#contract/meetings/watching.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { builtServer } from '../../tools/build/built-folder.ts'
import { startEdge } from '../../tools/testing/start-edge.ts'
import { productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { postCall } from '../post-call.ts'
import { prepareMembers } from '../prepare-members.ts'
import type { BenchMember } from '../prepare-members.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'

const port = 4171
const viewers = 1000
const atOnce = 50
const filmBytes = 24 * 1024 * 1024
/** What each viewer loads, from a place of their own. */
const watchedBytes = 2 * 1024 * 1024
const mostSeconds = 180
const key = '0123456789abcdef'
const token = '0123456789abcdef0123456789abcdef'
const filmKey = 'u/bench/film.mp4'
const [collegeId, meetingId, recordingId] = [91, 9101, 9102]

/** A thousand viewers of one recording through nginx as an edge, and what of their bytes passes the server. */
export async function benchEdge(): Promise<BenchResult[]> {
  if (!hasTool('nginx')) {
    console.log('Not measured: there is no nginx here')
    return []
  }
  return within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_edge')
    const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const pool = new pg.Pool({ connectionString: databaseUrl })
    after(() => pool.end())
    await prepareFilm(pool, folder)
    const people = await prepareMembers(pool, viewers)
    const child = startChild(builtServer, port, {
      ...productionEnv,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      EDGE_URL: 'https://localhost',
      EDGE_SCHEME: 'nginx',
      EDGE_KEY: key,
      EDGE_TOKEN: token,
    })
    after(() => child.kill('SIGKILL'))
    await untilAnswering(port)
    const origin = await countBytes(port)
    after(() => origin.close())
    const edge = await startEdge({ origin: `127.0.0.1:${origin.port}`, key, token })
    after(() => edge.stop())

    const begun = performance.now()
    const sent = await watchAll(people, edge.port)
    const seconds = (performance.now() - begun) / 1000
    console.log(
      `${viewers} viewers were sent ${mebibytes(sent)} MiB in ${seconds.toFixed(1)} s; the server sent ${mebibytes(origin.sent())} MiB`,
    )
    const importSeconds = await sendLog(path.join(edge.folder, 'edge.log'), pool)
    return [
      judge({
        name: 'bytes of a recording that pass the server, of those that viewers are sent',
        value: (100 * origin.sent()) / sent,
        unit: '%',
        limit: 5,
        better: 'lower',
      }),
      judge({
        name: 'from the log of 1,000 viewers to what they were sent',
        value: importSeconds,
        unit: 's',
        limit: 30,
        better: 'lower',
      }),
    ]
  })
}

const mebibytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

async function prepareFilm(pool: pg.Pool, folder: string): Promise<void> {
  const file = path.join(folder, 'files', filmKey)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, Buffer.alloc(filmBytes, 'film'))
  await pool.query(`insert into files (key, mime, size, private) values ($1, 'video/mp4', $2, true)`, [
    filmKey,
    filmBytes,
  ])
  await pool.query(
    `insert into colleges (id, name, name_en, logo) overriding system value values ($1, 'b', 'b', '')`,
    [collegeId],
  )
  await pool.query(
    `insert into meetings (id, college_id, title, cover, begin_at, end_at) overriding system value
     values ($1, $2, 'bench', '', now() - interval '3 hours', now() - interval '1 hour')`,
    [meetingId, collegeId],
  )
  await pool.query(
    `insert into meeting_recordings (id, meeting_id, name, video, seconds, published) overriding system value
     values ($1, $2, 'bench', $3, 36000, true)`,
    [recordingId, meetingId, `/files/${filmKey}`],
  )
}

/** Passes connections on to a port, and counts what comes back. */
async function countBytes(to: number) {
  let sent = 0
  const server = net.createServer((socket) => {
    const onward = net.connect(to, '127.0.0.1')
    onward.on('data', (bytes: Buffer) => void (sent += bytes.length))
    socket.pipe(onward).pipe(socket)
    socket.on('error', () => onward.destroy())
    onward.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as net.AddressInfo).port, sent: () => sent, close: () => server.close() }
}

/** Each asks the server for their address and loads a part of the film from the edge. */
async function watchAll(people: BenchMember[], edgePort: number): Promise<number> {
  const calls = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const loads = new https.Agent({ keepAlive: true, maxSockets: atOnce })
  let sent = 0
  const waiting = people.entries()
  const watchOnes = async () => {
    for (const [at, one] of waiting) {
      const asked = { meeting_id: String(meetingId), l_r_id: String(recordingId) }
      const line = { agent: calls, port }
      const { address } = (await postCall(line, watchCalls.getVideo.path, one.token, asked)) as {
        address: string
      }
      const from = Math.floor(((filmBytes - watchedBytes) * at) / people.length)
      const loaded = await load(loads, edgePort, address, `bytes=${from}-${from + watchedBytes - 1}`)
      sent += loaded
    }
  }
  await Promise.all(Array.from({ length: atOnce }, watchOnes))
  calls.destroy()
  loads.destroy()
  return sent
}

function load(agent: https.Agent, edgePort: number, address: string, range: string): Promise<number> {
  const { pathname, search } = new URL(address)
  const asked = { host: 'localhost', port: edgePort, path: pathname + search, rejectUnauthorized: false }
  return new Promise((resolve, reject) => {
    https
      .get({ ...asked, agent, headers: { range } }, (answer) => {
        let length = 0
        answer.on('data', (bytes: Buffer) => void (length += bytes.length))
        answer.on('end', () =>
          answer.statusCode === 206
            ? resolve(length)
            : reject(new Error(`the edge answered ${answer.statusCode}`)),
        )
      })
      .once('error', reject)
  })
}

async function sendLog(file: string, pool: pg.Pool): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/edge/logs`, {
    method: 'POST',
    headers: { 'x-edge-token': token, 'content-type': 'text/plain' },
    body: new Uint8Array(await readFile(file)),
  })
  if (answer.status !== 204) throw new Error(`the log was answered with ${answer.status}`)
  const noted = `select count(*)::int as n from fetched_media
    where (select sum(upper(r) - lower(r)) from unnest(bytes) r) = $1`
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(noted, [watchedBytes])
    if (rows[0]?.n === viewers) return (performance.now() - begun) / 1000
    await pause(200)
  }
}
