import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDatabaseAway } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { confirmOnAir } from '#server/features/meetings/meetings/on-air.queries.ts'
import { openIngest } from './media/open-ingest.ts'
import type { Ingest } from './media/open-ingest.ts'
import { extendOverruns, selectHeld, selectLost, updateBitrates, updateStreaming } from './live.queries.ts'
import { createOnAir } from './on-air.ts'
import type { OnAir } from './on-air.ts'
import { sendLive } from './send-live.ts'
import { createRecordings } from './recordings.ts'
import { publishState } from './publish-state.ts'

export type RunningLive = { onAir: OnAir; close(): Promise<void> }

const lookEveryMs = 1000
const extendEvery = 20
const tidyEveryMs = 10 * 60_000
const confirmEvery = 5
/** Another process has the port, but may be about to end. */
const tryAgainMs = 5000

/**
 * Accepts streams for as long as the server runs. Of several processes the one that gets the port does; the others forward viewers to it,
 * at the address stored with each stream.
 */
export function runLive(services: Services): RunningLive {
  const { env, log, db } = services
  const recordings = createRecordings(services)
  const onAir = createOnAir(services, recordings)
  let ingest: Ingest | undefined
  let relay: Server | undefined
  let isClosing = false
  let hasSaid = false
  let again: NodeJS.Timeout | undefined
  let opening: Promise<void> | undefined
  let looking: Promise<void> | undefined
  let looks = 0

  async function open() {
    try {
      relay ??= await openRelay(env.LIVE_RELAY_HOST, (server) =>
        server.on('request', (request, response) => void sendLive(services, onAir, request, response, false)),
      )
      onAir.relay = `http://${env.LIVE_RELAY_HOST}:${(relay.address() as AddressInfo).port}`
      ingest = await openIngest(env.LIVE_RTMP_PORT, env.HOST, onAir.admit)
      log.info({ port: env.LIVE_RTMP_PORT }, 'streams are taken here')
      await forgetLost()
      await recordings.saveLeftOver()
      await onAir.removeOld()
    } catch (error) {
      complain(error as NodeJS.ErrnoException)
      if (!ingest) again = setTimeout(start, tryAgainMs).unref()
    }
  }

  function complain(error: NodeJS.ErrnoException) {
    if (error.code !== 'EADDRINUSE') return log.error({ err: error }, 'streams cannot be taken')
    // Among the processes of one server exactly one gets the port, as intended.
    if (hasSaid || cluster.isWorker) return undefined
    hasSaid = true
    log.warn(
      `LIVE_RTMP_PORT ${env.LIVE_RTMP_PORT} is taken by another program. Everything else works; streams are taken as soon as it is free. Set another port, or 0 to take none.`,
    )
    return undefined
  }

  function start() {
    if (!isClosing) opening = open()
  }

  /** The process that holds a stream carries out decisions made in any process. */
  async function look() {
    const ids = [...new Set([...onAir.ids(), ...recordings.ids()])]
    if (ids.length === 0) return
    try {
      if (++looks % extendEvery === 0) await extendOverruns(db, ids)
      if (looks % confirmEvery === 0) {
        await confirmOnAir(db, onAir.ids())
        await updateBitrates(db, onAir.takeBitrates())
      }
      for (const row of await selectHeld(db, ids)) {
        onAir.look(row)
        await recordings.look(row, onAir.channelOf(row.meetingId))
      }
    } catch (error) {
      if (!isDatabaseAway(error)) log.error({ err: error }, 'a broadcast could not be looked after')
    }
  }

  /** Streams of a process that died before it could report their end. */
  async function forgetLost() {
    for (const { meetingId } of await selectLost(db, env.LIVE_RELAY_HOST)) {
      if (onAir.channelOf(meetingId)) continue
      await updateStreaming(db, meetingId, { isStreaming: false, relay: '' })
      await publishState(services, meetingId)
    }
  }

  /** Only the process that takes the streams has segments to remove. */
  async function tidy() {
    if (ingest)
      await onAir.removeOld().catch((error: unknown) => log.warn({ err: error }, 'old segments stay'))
  }

  if (services.providers.live.kind !== 'embedded') return { onAir, close: () => onAir.close() }
  start()
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, lookEveryMs).unref()
  const tidying = setInterval(() => void tidy(), tidyEveryMs).unref()
  return {
    onAir,
    async close() {
      isClosing = true
      clearInterval(timer)
      clearInterval(tidying)
      clearTimeout(again)
      await opening
      await looking
      await ingest?.close()
      await onAir.close()
      await recordings.close()
      relay?.closeAllConnections()
      await new Promise((resolve) => (relay ? relay.close(resolve) : resolve(undefined)))
    },
  }
}

const openRelay = (host: string, prepare: (server: Server) => void) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer()
    prepare(server)
    server.once('error', reject)
    server.listen({ port: 0, host, exclusive: true }, () => resolve(server))
  })
