import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { cameraClosings, cameraKinds } from '#contract/meetings/live.ts'
import type { CameraKind } from '#contract/meetings/live.ts'
import type { Services } from '#kernel/services.ts'
import { claimUpgrades, refuseUpgrade } from '#kernel/http/upgrades.ts'
import { cameraPath, readCameraAddress } from './live-address.ts'
import { transcode } from './media/transcode.ts'
import { createOriginCheck } from '#kernel/http/origin.ts'
import { selectStream } from './live.queries.ts'

/** Each takes about one core: more would make all of them stutter. */
const mostCameras = 4
/** A browser sends twice a second; a connection that is silent for this long is broken, even if it was not closed. */
const silenceMs = 15_000
const largestPiece = 4 * 1024 * 1024

export type Cameras = { close(): Promise<void> }

/**
 * Receives the cameras of browsers and forwards each as a stream with the meeting's own key: keys, states, limits and recordings are those
 * of every other stream.
 */
export function receiveCameras(server: Server, services: Services): Cameras {
  const { db, env, log, vault, providers } = services
  const { engine, innerAddress, pushKey } = providers.live
  if (!engine || !innerAddress) return { close: async () => undefined }
  const originOf = createOriginCheck(env)
  const handshake = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: largestPiece,
  })
  const running = new Map<WebSocket, Promise<void>>()

  claimUpgrades(server, cameraPath, (request, stream, head) => {
    const query = new URL(request.url ?? '', 'http://here').searchParams
    const meetingId = readCameraAddress(vault, query)
    const kind = cameraKinds.find((one) => one === query.get('kind'))
    if (!meetingId || !kind || originOf(request) === 'foreign') return refuseUpgrade(stream, 403)
    handshake.handleUpgrade(request, stream, head, (ws) => {
      if (running.size >= mostCameras) return ws.close(cameraClosings.full)
      const work = receive(ws, meetingId, kind).finally(() => running.delete(ws))
      running.set(ws, work)
    })
  })

  async function receive(ws: WebSocket, meetingId: number, kind: CameraKind): Promise<void> {
    // Nothing is read before there is a consumer.
    ws.pause()
    ws.on('error', () => ws.terminate())
    try {
      const stream = await selectStream(db, meetingId)
      if (!stream) return hangUp(ws, cameraClosings.failed)
      const key = pushKey({ meetingId, key: vault.openText(stream.key_sealed) })
      const reason = await pass(ws, kind, `${innerAddress}/${key}`)
      if (reason) log.warn({ meetingId, reason }, 'a camera could not be passed on')
      hangUp(ws, reason ? cameraClosings.failed : 1000)
    } catch (error) {
      log.error({ err: error, meetingId }, 'a camera could not be taken')
      hangUp(ws, cameraClosings.failed)
    }
    return undefined
  }

  /** Ends with the browser's connection or with the stream, whichever is first. */
  async function pass(ws: WebSocket, kind: CameraKind, target: string): Promise<string> {
    const { input, ended, stop } = transcode(engine!, kind, target)
    let isOver = false
    const silence = setTimeout(() => ws.terminate(), silenceMs)
    ws.on('message', (data, isBinary) => {
      silence.refresh()
      if (!isBinary || !input.writable) return
      // Backpressure: the browser notices a slow server because its send buffer fills up.
      if (!input.write(data)) ws.pause()
    })
    input.on('drain', () => ws.resume())
    ws.once('close', () => {
      isOver = true
      input.end()
      // Little output is left; a hanging stream would block the meeting for the next one.
      setTimeout(stop, 3000).unref()
    })
    ws.resume()
    const reason = await ended
    clearTimeout(silence)
    return isOver ? '' : reason || 'the stream ended'
  }

  return {
    async close() {
      for (const ws of running.keys()) ws.terminate()
      await Promise.all(running.values())
    },
  }
}

/** A paused connection would not receive the close frame either. */
function hangUp(ws: WebSocket, code: number) {
  ws.removeAllListeners('message')
  ws.resume()
  ws.close(code)
  setTimeout(() => ws.terminate(), 2000).unref()
}
