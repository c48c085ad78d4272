import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { liveCaptionGroup } from '#contract/library/live-captions.ts'
import type { Services } from '#kernel/services.ts'
import { repeat } from '#kernel/repeat.ts'
import { demoRelay } from '#server/features/meetings/live/demo-relay.ts'
import { listenToStream } from './listen-to-stream.ts'
import type { StreamListener } from './listen-to-stream.ts'
import { endTurn, selectShownStreams, takeTurn } from './live-captions.queries.ts'
import type { ShownStream } from './live-captions.queries.ts'
import { hotWordsOf } from './hot-words-of.ts'
import { createLineWriter } from './write-lines.ts'
import { streamAddress } from './stream-address.ts'

const lookEveryMs = 2000
/** Who has not renewed a turn for so long has died. */
const turnSeconds = 15
/** Each keeps a core busy if the model is on this machine; other processes take the others. */
const mostStreams = 4
/** Readers who reload the page return within this time. */
const patienceMs = 20_000
/** After a loss it is tried again after so long, and after each further one twice as late. */
const retryMs = { first: 2000, longest: 60_000 }
/** What has gone well for so long is not a repeated loss. */
const steadyMs = 60_000

type Running = { listener: StreamListener; beganAt: number }
type Losses = { count: number; nextAt: number }

/** Listens to the streams that are shown, in one process each, for as long as the server runs. */
export function runCaptions(services: Services, app: FastifyInstance): (() => Promise<void>) | undefined {
  const { db, env, log, providers, rooms } = services
  if (env.JOBS === 'off') return undefined
  const holder = randomUUID()
  const running = new Map<number, Running>()
  const losses = new Map<number, Losses>()
  const wantedAt = new Map<number, number>()
  let isClosing = false

  /** A film that goes round, or a recogniser that only plays, is listened to while somebody reads along. */
  function isWanted({ meeting_id: id, relay }: ShownStream): boolean {
    if (rooms.connected(liveCaptionGroup(id)) > 0) wantedAt.set(id, Date.now())
    if (relay !== demoRelay && providers.liveSpeech?.isSandbox === false) return true
    return Date.now() - (wantedAt.get(id) ?? -Infinity) < patienceMs
  }

  async function begin(stream: ShownStream) {
    const { meeting_id: id } = stream
    const { liveSpeech: speech, live } = providers
    const place = app.server.address() as AddressInfo | null
    const origin = place ? `http://${hostOf(place)}:${place.port}` : ''
    const address = origin && streamAddress(services, origin, stream)
    if (!speech || !live.engine || !address) return
    const hotWords = await hotWordsOf(services, stream)
    const writer = createLineWriter(services, id)
    if (isClosing) return
    const listener = listenToStream({ address, engine: live.engine, speech, hotWords, onLine: writer.take })
    const one = { listener, beganAt: Date.now() }
    running.set(id, one)
    const forget = async () => {
      const reason = await listener.over
      await writer.close()
      if (running.get(id) === one) running.delete(id)
      if (reason) noteLoss(id, one.beganAt, reason)
    }
    void forget()
  }

  function noteLoss(id: number, beganAt: number, reason: string) {
    const before = Date.now() - beganAt > steadyMs ? 0 : (losses.get(id)?.count ?? 0)
    const waitMs = Math.min(retryMs.first * 2 ** before, retryMs.longest)
    losses.set(id, { count: before + 1, nextAt: Date.now() + waitMs })
    // The end of a stream is one too: it is said once, when it repeats itself.
    if (before === 1) log.warn({ meetingId: id, reason }, 'the captions of a stream broke off')
  }

  async function end(id: number) {
    const one = running.get(id)
    running.delete(id)
    await one?.listener.stop()
    await endTurn(db, id, holder)
  }

  async function look() {
    const streams = providers.liveSpeech ? await selectShownStreams(db) : []
    const wanted = streams.filter(isWanted)
    const ids = new Set(wanted.map(({ meeting_id }) => meeting_id))
    for (const id of running.keys()) if (!ids.has(id)) await end(id)
    for (const kept of [losses, wantedAt])
      for (const id of kept.keys()) if (!streams.some(({ meeting_id }) => meeting_id === id)) kept.delete(id)
    for (const stream of wanted) {
      const { meeting_id: id } = stream
      const isOn = running.has(id)
      if (!isOn && (running.size >= mostStreams || Date.now() < (losses.get(id)?.nextAt ?? 0))) continue
      const isOurs = await takeTurn(db, id, holder, turnSeconds)
      if (isOurs && !isOn) await begin(stream)
      // A process that stood still has lost its turn to another one.
      if (!isOurs && isOn) await end(id)
    }
  }

  const stop = repeat({
    everyMs: lookEveryMs,
    work: look,
    log,
    failed: 'live captions could not be looked after',
  })
  return async () => {
    isClosing = true
    await stop()
    await Promise.all([...running.keys()].map((id) => end(id).catch(() => undefined)))
  }
}

/** A server that listens everywhere is reached on the machine itself. */
function hostOf({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1'
  return family === 'IPv6' ? `[${address}]` : address
}
