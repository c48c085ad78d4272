import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Services } from '#kernel/services.ts'
import { selectOnAirSince } from '#server/features/meetings/meetings/on-air.queries.ts'
import { hlsPlaylists } from './media/ffmpeg.ts'
import { flvSink } from './media/flv-sink.ts'
import { isSegmentShown, rewindPlaylist, rewindSeconds } from './media/rewind-playlist.ts'
import type { ShownPeriod } from './media/rewind-playlist.ts'
import { isLiveSigned } from './live-address.ts'
import { selectStream } from './live.queries.ts'
import { demoRelay } from './demo-relay.ts'
import { demoRewind } from './demo-rewind.ts'
import type { OnAir } from './on-air.ts'

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
  const [, id, file] = addresses.exec(url.pathname) ?? []
  const meetingId = Number(id)
  try {
    if (!id || !isLiveSigned(services.vault, meetingId, url.searchParams)) return refuse(response, 403)
    const channel = onAir.channelOf(meetingId)
    if (channel && !file) return sendStream(response, (sink) => channel.add(sink))
    const hls = onAir.hlsOf(meetingId)
    if (hls && file?.startsWith('rewind'))
      return await sendRewind(response, path.join(hls.folder, file), {
        query: url.search,
        periods: await selectShown(services.db, meetingId),
      })
    if (hls && file) {
      // Where no smaller picture is encoded, there is the other one.
      const isMissing = file === hlsPlaylists.standard && !hls.hasStandard
      return await sendPiece(
        response,
        path.join(hls.folder, isMissing ? hlsPlaylists.high : file),
        url.search,
      )
    }
    const relay = mayRelay && !channel ? (await selectStream(services.db, meetingId))?.relay : ''
    if (relay === demoRelay && onAir.demo && !file) return sendStream(response, onAir.demo.add)
    if (relay === demoRelay && onAir.demo && file === hlsPlaylists.rewind)
      return sendPlaylist(response, await demoRewind())
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

function sendStream(response: ServerResponse, add: (sink: ReturnType<typeof flvSink>) => () => void) {
  response.writeHead(200, {
    'content-type': 'video/x-flv',
    'cache-control': 'no-store',
    // Proxies that buffer answers would delay the picture.
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  response.flushHeaders()
  const leave = add(flvSink(response))
  response.once('close', leave)
  response.on('error', leave)
}

/** When viewers were shown the picture, as far back as anybody may still be watching. */
async function selectShown(db: Services['db'], meetingId: number): Promise<ShownPeriod[]> {
  const since = new Date(Date.now() - 2 * rewindSeconds * 1000)
  const rows = await selectOnAirSince(db, [meetingId], since)
  return rows.map(({ began_ms: beganMs, ended_ms: endedMs }) => ({ beganMs, endedMs }))
}

/** The segments of a playlist are requested with the playlist's own signature. */
async function sendPiece(response: ServerResponse, file: string, query: string) {
  if (!file.endsWith('.m3u8')) return sendSegment(response, file)
  const list = await readFile(file, 'utf8')
  return sendPlaylist(
    response,
    list.replace(/^\w+\.ts$/gm, (name) => name + query),
  )
}

/** A playlist is read once and played for a long time: its oldest segments may be that much older. */
const playedMs = rewindSeconds * 1000

type Rewind = { query: string; periods: ShownPeriod[] }

/** What viewers were shown before, and nothing else that is in the folder. */
async function sendRewind(response: ServerResponse, file: string, { query, periods }: Rewind) {
  const isList = file.endsWith('.m3u8')
  const list = await readFile(isList ? file : path.join(path.dirname(file), hlsPlaylists.rewind), 'utf8')
  const nowMs = Date.now()
  if (isList) return sendPlaylist(response, rewindPlaylist(list, { periods, nowMs, query }))
  const isAllowed = isSegmentShown(list, path.basename(file), { periods, nowMs: nowMs - playedMs })
  return isAllowed ? sendSegment(response, file) : refuse(response, 404)
}

function sendSegment(response: ServerResponse, file: string) {
  response.writeHead(200, { 'content-type': 'video/mp2t', 'cache-control': 'private, max-age=60' })
  return pipeline(createReadStream(file), response)
}

function sendPlaylist(response: ServerResponse, list: string) {
  response.writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' })
  response.end(list)
}

function passOn(address: string, request: IncomingMessage, response: ServerResponse) {
  const asking = ask(address, { timeout: 10_000 }, (answer) => {
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
