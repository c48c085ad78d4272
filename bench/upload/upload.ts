import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { videoCalls, videoLimits } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { signText } from '#contract/wire/envelope.ts'
import { openDatabase } from '#kernel/open-database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { videoLike } from '#server/testing/upload-video.ts'
import { median, productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { residentMegabytes } from '../process-cost.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const MB = 1024 * 1024
const bytes = 1024 * MB
const rounds = 3
const ports = { own: 4151, peer: 4152 }
const part = videoLike(videoLimits.partBytes)

/** A video of 1 GB in parts: the memory of the server, and its speed against one request that is piped to the disk. */
export const benchUpload = (): Promise<BenchResult[]> =>
  within(1800, async (after) => {
    const postgres = await openTestPostgres()
    after(postgres.stop)
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_upload')
    const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-upload-'))
    await chmod(folder, 0o711)
    after(() => rm(folder, { recursive: true, force: true }))
    const token = await logIn(databaseUrl)
    // Without a video engine: its work would be measured as well.
    const env = { ...productionEnv, DATABASE_URL: databaseUrl, DATA_DIR: folder, FFMPEG_PATH: 'off' }
    const own = startChild(builtServer, ports.own, env)
    const peer = startChild('bench/upload/pipe-peer.ts', ports.peer, { DATA_DIR: folder })
    after(async () => {
      own.kill()
      peer.kill()
      await pause(1000)
    })
    await Promise.all([untilAnswering(ports.own), untilAnswering(ports.peer)])
    await pause(5000)
    const idle = await residentMegabytes(own.pid!)
    const [ours, bare]: [number[], number[]] = [[], []]
    let peak = idle
    for (let round = 0; round < rounds; round++) {
      bare.push(await seconds(pipe))
      const watching = setInterval(
        () => void residentMegabytes(own.pid!).then((now) => (peak = Math.max(peak, now))),
        100,
      )
      ours.push(await seconds(() => uploadInParts(token, round)))
      clearInterval(watching)
    }
    const speed = (times: number[]) => (bytes / MB / median(times)).toFixed(0)
    console.log(
      `  upload: ${speed(ours)} MB a second, bare ${speed(bare)}; ${idle.toFixed(0)} MB idle, at most ${peak.toFixed(0)}`,
    )
    return [
      judge({
        name: 'upload of 1 GB against a pipe to the disk',
        value: median(bare) / median(ours),
        unit: 'of its speed',
        limit: 0.6,
        better: 'higher',
      }),
      judge({
        name: 'memory above idle while 1 GB is uploaded',
        value: peak - idle,
        unit: 'MB',
        limit: 150,
        better: 'lower',
      }),
    ]
  })

async function seconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

async function logIn(databaseUrl: string): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, 2, () => undefined)
  const rows = await db.insert(users).values({}).returning({ id: users.id })
  const { secrets } = await openSession(db, rows.at(0)!.id, 'desk', '')
  await close()
  return secrets.token
}

const agent = new http.Agent({ keepAlive: true })

type Sent = { port: number; path: string; headers: Record<string, string | number> }

function post({ port, path, headers }: Sent, write: (request: http.ClientRequest) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, headers, method: 'POST', agent, host: '127.0.0.1' })
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (words: string) => (text += words))
      response.on('end', () => resolve(text))
    })
    request.on('error', reject)
    write(request)
  })
}

async function pipe(): Promise<void> {
  await post({ port: ports.peer, path: '/', headers: { 'content-length': bytes } }, (request) => {
    let sent = 0
    const more = () => {
      let isTaking = true
      while (isTaking && sent < bytes) {
        sent += part.length
        isTaking = request.write(part)
      }
      if (isTaking) request.end()
      else request.once('drain', more)
    }
    more()
  })
}

async function uploadInParts(token: string, round: number): Promise<void> {
  const ask = async (url: string, headers: Record<string, string>, body: Buffer | string) => {
    const length = { 'content-length': Buffer.byteLength(body) }
    const sent = { port: ports.own, path: url, headers: { token, ...headers, ...length } }
    const answer = JSON.parse(await post(sent, (request) => request.end(body))) as {
      status: number
      message: string
      data: Video
    }
    if (answer.status !== 200) throw new Error(answer.message)
    return answer.data
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const created = { ...signed(), file_name: `${round}.mp4`, bytes: String(bytes) }
  const { video_id } = await ask(videoCalls.create.path, form, new URLSearchParams(created).toString())
  for (let offset = 0; offset < bytes; offset += part.length) {
    const fields = { ...signed(), video_id: String(video_id), offset: String(offset) }
    const url = `${videoCalls.append.path}?${new URLSearchParams(fields).toString()}`
    await ask(url, { 'content-type': 'application/octet-stream' }, part)
  }
}

function signed() {
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  return { platform: '8', timestamp, sign }
}
