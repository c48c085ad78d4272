import { createHash } from 'node:crypto'
import http from 'node:http'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { liveCaptionGroup, liveCaptionTopics } from '#contract/library/live-captions.ts'
import type { LiveCaptionLine } from '#contract/library/live-captions.ts'
import { liveCalls } from '#contract/meetings/live.ts'
import type { LiveSource } from '#contract/meetings/live.ts'
import { socketPath, socketSignText, socketVersion } from '#contract/wire/socket.ts'
import { readFlv } from '#server/features/meetings/live/media/read-flv.ts'
import { startOwnServer } from '../own-server.ts'
import { postCall } from '../post-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { characterErrors } from './character-errors.ts'

const port = 4127
const viewers = 20
const seconds = 75
const mostSeconds = 180
const filmMs = 24_000
const fileHead = 13

type Heard = { at: number; line: LiveCaptionLine }
type Spoken = { words: string; toMs: number }

/**
 * The captions of a broadcast of the demo world: how long after its last word a line is with its viewers, and how much of it is wrong.
 * The recogniser is a stand-in that knows the film by its sound, so this is what the way costs; a model adds its own delay and errors.
 */
export const benchLiveCaptions = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
    await chmod(folder, 0o711)
    after(() => rm(folder, { recursive: true, force: true }))
    const server = await startOwnServer(port, folder)
    after(() => server.stop())
    const agent = new http.Agent({ keepAlive: true })
    after(() => agent.destroy())
    const meetingId = await broadcastOf(server.url)
    const fields = { meeting_id: String(meetingId) }
    const { sources } = (await postCall({ agent, port }, liveCalls.url.path, '', fields)) as {
      sources: LiveSource[]
    }
    const picture = watchPicture(server.url + (sources.at(0)?.address ?? ''))
    after(() => picture.stop())
    const heard: Heard[][] = Array.from({ length: viewers }, () => [])
    const sockets = heard.map((into) => readAlong(server.url, meetingId, into))
    after(() => sockets.forEach((socket) => socket.terminate()))
    await pause(seconds * 1000)

    const spoken = await spokenIn(path.resolve('demo/assets/hls/zh.vtt'))
    const settled = heard.map((all) => all.filter(({ line }) => line.line_id > 0))
    const delays = settled.flat().map(({ at, line }) => at - arrivalOfEnd(picture.arrivals, spoken, line, at))
    const [first = []] = settled
    const wanted = expectedFrom(spoken, first.at(0)?.line.words ?? '', first.length)
    const said = first.map(({ line }) => line.words).join('')
    const lost = settled.filter((all) => all.length !== first.length).length
    console.log(
      `  live captions: ${first.length} lines to ${viewers} viewers; delay median ${at(delays, 0.5).toFixed(0)} ms,` +
        ` p95 ${at(delays, 0.95).toFixed(0)} ms; ${lost} viewers with another number of lines`,
    )
    return [
      judge({
        name: `live captions, last word to line at ${viewers} viewers, p95`,
        value: at(delays, 0.95),
        unit: 'ms',
        limit: 500,
        better: 'lower',
      }),
      judge({
        name: 'live captions, characters wrong with a stand-in model',
        value: (100 * characterErrors(wanted, said)) / Math.max(1, wanted.length),
        unit: '%',
        limit: 2,
        better: 'lower',
      }),
    ]
  })

async function broadcastOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/sandbox/meetings.json`)
  const all = (await answer.json()) as { meeting_id: number; is_on_air: boolean; is_big: boolean }[]
  return all.find((one) => one.is_on_air && !one.is_big)!.meeting_id
}

/** Notes when which millisecond of the stream arrived, as a player gets it. */
function watchPicture(address: string) {
  const stopping = new AbortController()
  const arrivals: { at: number; ms: number }[] = []
  const read = async () => {
    const { body } = await fetch(address, { signal: stopping.signal })
    // Each part of it is read as a file of its own.
    let part: Buffer = Buffer.alloc(0)
    for await (const piece of body!) {
      part = Buffer.concat([part, piece])
      const tags = readFlv(part)
      for (const { kind, ms } of tags) if (kind === 'audio') arrivals.push({ at: Date.now(), ms })
      const taken = tags.reduce((sum, { bytes }) => sum + bytes.length, 0)
      part = Buffer.concat([part.subarray(0, fileHead), part.subarray(fileHead + taken)])
    }
  }
  read().catch(() => undefined)
  return { arrivals, stop: () => stopping.abort() }
}

function readAlong(url: string, meetingId: number, into: Heard[]): WebSocket {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath)
  const send = (type: string, fields: object) => {
    const signed = { platform: 8, userid: '', version: socketVersion, timestamp: Date.now() }
    const text = socketSignText(signed.platform, signed.userid, signed.version, signed.timestamp)
    const signature = createHash('sha256').update(text).digest('hex')
    socket.send(JSON.stringify({ type, ...signed, signature, ...fields }))
  }
  socket.on('open', () => send('login', { guest_id: '12345678' }))
  socket.on('message', (data) => {
    const content = JSON.parse((data as Buffer).toString()) as Message | Message[]
    for (const message of Array.isArray(content) ? content : [content]) {
      if (message.type === 'ready') send('joinGroup', { groupId: liveCaptionGroup(meetingId) })
      if (message.type === liveCaptionTopics.heard.type && message.line)
        into.push({ at: Date.now(), line: message.line })
    }
  })
  return socket
}

type Message = { type: string; line?: LiveCaptionLine }

async function spokenIn(file: string): Promise<Spoken[]> {
  const text = await readFile(file, 'utf8')
  return [...text.matchAll(/--> 00:00:(\d+)\.(\d{3})\n(.+)/g)].map(([, seconds, ms, words = '']) => ({
    words,
    toMs: Number(seconds) * 1000 + Number(ms),
  }))
}

/** The film goes round: it is the last time before the line came that its end was shown. */
function arrivalOfEnd(
  arrivals: { at: number; ms: number }[],
  spoken: Spoken[],
  line: LiveCaptionLine,
  at: number,
) {
  const { toMs } = spoken.find(({ words }) => words === line.words) ?? { toMs: 0 }
  const ends = arrivals.filter(
    (one, index) => endsBetween(arrivals.at(Math.max(0, index - 1))?.ms ?? 0, one.ms, toMs) && one.at <= at,
  )
  return ends.at(-1)?.at ?? Number.NaN
}

const endsBetween = (before: number, now: number, toMs: number) =>
  Math.floor((now - toMs) / filmMs) > Math.floor((before - toMs) / filmMs)

/** What is said from a line on, for so many lines. */
function expectedFrom(spoken: Spoken[], first: string, count: number): string {
  const begin = Math.max(
    0,
    spoken.findIndex(({ words }) => words === first),
  )
  return Array.from({ length: count }, (_, at) => spoken.at((begin + at) % spoken.length)?.words ?? '').join(
    '',
  )
}

const at = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN
