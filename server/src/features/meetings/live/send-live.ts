import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import { isEdge } from '#kernel/edge/is-edge.ts'
import type { Services } from '#kernel/services.ts'
import { selectOnAirSince } from '#server/features/meetings/meetings/on-air.queries.ts'
import { hlsPlaylists } from './media/ffmpeg.ts'
import { flvSink } from './media/flv-sink.ts'
import type { Sink } from './media/channel.ts'
import { isSegmentShown, rewindPlaylist, rewindSeconds } from './media/rewind-playlist.ts'
import type { ShownPeriod } from './media/rewind-playlist.ts'
import { readEdgeSegment } from './edge-segment.ts'
import type { EdgeSegment } from './edge-segment.ts'
import { readLiveAddress } from './live-address.ts'
import type { LiveViewer } from './live-address.ts'
import type { LiveCounter } from './live-counter.ts'
import { selectStream } from './live.queries.ts'
import { segmentAddresses } from './segment-addresses.ts'
import { segmentLengthMs } from './segment-length.ts'
import { demoRelay } from './demo-relay.ts'
import { demoRewind } from './demo-rewind.ts'
import type { OnAir } from './on-air.ts'

/** Longer than the segments take to be cut; a player gives up later. */
const firstListWaits = 30
const firstListWaitMs = 300

const addresses = /^\/live\/(\d{1,15})(?:\.flv|\/((?:index|low|sound|rewind)(?:\.m3u8|\d{1,9}\.ts)))$/

/**
 * Answers the address of a stream or of a segment. It works on the raw request, because it answers viewers and, on an internal port, the
 * other processes of this server; those do not forward any further.
 */
export async function sendLive(
  services: Services,
  onAir: OnAir,
  request: IncomingMessage,
  response: ServerResponse,
  mayRelay: boolean,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://here')
  const segment = readEdgeSegment(url.pathname)
  if (segment) return sendToEdge(services, onAir, { request, response, segment, mayRelay })
  const [, id, file] = addresses.exec(url.pathname) ?? []
  const meetingId = Number(id)
  try {
    const viewer = id ? readLiveAddress(services.vault, meetingId, url.searchParams) : undefined
    if (!viewer) return refuse(response, 403)
    const reader = { response, viewer, counter: onAir.counter }
    const channel = onAir.channelOf(meetingId)
    if (channel && !file) return sendStream(reader, (sink) => channel.add(sink))
    const hls = onAir.hlsOf(meetingId)
    if (hls && file?.startsWith('rewind'))
      return await sendRewind(services, reader, path.join(hls.folder, file), {
        query: url.search,
        periods: await selectShown(services.db, meetingId),
      })
    if (hls && file) {
      // Where no smaller picture is encoded, there is the other one.
      const isMissing = file === hlsPlaylists.standard && !hls.hasStandard
      const asked = path.join(hls.folder, isMissing ? hlsPlaylists.high : file)
      return await sendPiece(services, reader, asked, url.search)
    }
    const relay = mayRelay && !channel ? (await selectStream(services.db, meetingId))?.relay : ''
    if (relay === demoRelay && onAir.demo && !file) return sendStream(reader, onAir.demo.add)
    if (relay === demoRelay && onAir.demo && file === hlsPlaylists.rewind) {
      const list = await demoRewind()
      // Its film is a public file, which nobody counts: in the demo world the playlist stands for a while of it.
      onAir.counter.addSegment(viewer, `rewind ${Date.now()}`, { ms: 60_000, bytes: list.length })
      return sendPlaylist(response, list)
    }
    if (!relay || relay === onAir.relay || relay === demoRelay) return refuse(response, 404)
    return passOn(relay + url.pathname + url.search, request, response)
  } catch (error) {
    services.log.warn({ reason: error, meetingId }, 'a stream could not be sent')
    return refuse(response, 404)
  }
}

function refuse(response: ServerResponse, status: number) {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { 'cache-control': 'no-store' }).end()
}

/** To whom something is sent, and what notes it. */
type Reader = { response: ServerResponse; viewer: LiveViewer; counter: LiveCounter }

function sendStream({ response, viewer, counter }: Reader, add: (sink: Sink) => () => void) {
  response.writeHead(200, {
    'content-type': 'video/x-flv',
    'cache-control': 'no-store',
    // Proxies that buffer answers would delay the picture.
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  response.flushHeaders()
  const sink = flvSink(response)
  const remove = add(sink)
  const stopCounting = counter.follow(viewer, sink.sent)
  const leave = () => {
    stopCounting()
    remove()
  }
  response.once('close', leave)
  response.on('error', leave)
}

/** When viewers were shown the picture, as far back as anybody may still be watching. */
async function selectShown(db: Services['db'], meetingId: number): Promise<ShownPeriod[]> {
  const since = new Date(Date.now() - 2 * rewindSeconds * 1000)
  const rows = await selectOnAirSince(db, [meetingId], since)
  return rows.map(({ began_ms: beganMs, ended_ms: endedMs }) => ({ beganMs, endedMs }))
}

/** The first segments of a stream take some seconds, during which its list is announced and asked for already. */
async function readNewList(file: string): Promise<string> {
  for (let waits = firstListWaits; ; waits--)
    try {
      return await readFile(file, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || waits === 0) throw error
      await pause(firstListWaitMs)
    }
}

/** The segments of a playlist are requested with the playlist's own signature. */
async function sendPiece(services: Services, reader: Reader, file: string, query: string) {
  if (!file.endsWith('.m3u8')) return sendSegment(reader, file)
  const list = await readNewList(file)
  const { viewer } = reader
  const addressOf = await segmentAddresses(services, { viewer, folder: path.dirname(file), list, query })
  return sendPlaylist(reader.response, list.replace(/^\w+\.ts$/gm, addressOf))
}

/** A playlist is read once and played for a long time: its oldest segments may be that much older. */
const playedMs = rewindSeconds * 1000

type Rewind = { query: string; periods: ShownPeriod[] }

/** What viewers were shown before, and nothing else that is in the folder. */
async function sendRewind(services: Services, reader: Reader, file: string, { query, periods }: Rewind) {
  const isList = file.endsWith('.m3u8')
  const folder = path.dirname(file)
  const list = await readFile(isList ? file : path.join(folder, hlsPlaylists.rewind), 'utf8')
  const nowMs = Date.now()
  if (isList) {
    const addressOf = await segmentAddresses(services, { viewer: reader.viewer, folder, list, query })
    return sendPlaylist(reader.response, rewindPlaylist(list, { periods, nowMs, addressOf }))
  }
  const isAllowed = isSegmentShown(list, path.basename(file), { periods, nowMs: nowMs - playedMs })
  return isAllowed ? sendSegment(reader, file) : refuse(reader.response, 404)
}

async function sendSegment({ response, viewer, counter }: Reader, file: string) {
  response.writeHead(200, { 'content-type': 'video/mp2t', 'cache-control': 'private, max-age=60' })
  const body = createReadStream(file)
  await pipeline(body, response)
  const sent = { ms: await segmentLengthMs(file), bytes: body.bytesRead }
  // A stream that begins again names its segments as before.
  counter.addSegment(viewer, `${path.basename(file)} ${sent.bytes}`, sent)
}

type ForEdge = {
  request: IncomingMessage
  response: ServerResponse
  segment: EdgeSegment
  mayRelay: boolean
}

/** A segment for the edge, which has checked its viewer's address and keeps it for all of them. */
async function sendToEdge(services: Services, onAir: OnAir, asked: ForEdge): Promise<void> {
  const { request, response, segment, mayRelay } = asked
  const token = request.headers['x-edge-token']
  if (!isEdge(services.env, token)) return refuse(response, 404)
  try {
    const hls = onAir.hlsOf(segment.meetingId)
    if (!hls) {
      const relay = mayRelay ? (await selectStream(services.db, segment.meetingId))?.relay : ''
      if (!relay || relay === onAir.relay || relay === demoRelay) return refuse(response, 404)
      return passOn(relay + request.url!, request, response)
    }
    const file = path.join(hls.folder, segment.name)
    // A stream that begins again names its segments as before.
    if ((await stat(file)).size !== segment.bytes) return refuse(response, 404)
    response.writeHead(200, {
      'content-type': 'video/mp2t',
      'content-length': segment.bytes,
      'cache-control': `public, max-age=${rewindSeconds}`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    await pipeline(createReadStream(file), response)
  } catch {
    refuse(response, 404)
  }
}

function sendPlaylist(response: ServerResponse, list: string) {
  response.writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' })
  response.end(list)
}

function passOn(address: string, request: IncomingMessage, response: ServerResponse) {
  const token = request.headers['x-edge-token']
  const headers = typeof token === 'string' ? { 'x-edge-token': token } : {}
  const asking = ask(address, { timeout: 10_000, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    response.flushHeaders()
    pipeline(answer, response).catch(() => response.destroy())
  })
  asking.on('error', () => refuse(response, 502))
  // The short timeout applies only to the beginning of the answer; a silent stream is cut where it arrives.
  asking.on('timeout', () => void (response.headersSent || asking.destroy()))
  request.once('close', () => asking.destroy())
  asking.end()
}
