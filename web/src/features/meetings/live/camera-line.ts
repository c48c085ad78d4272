import { cameraClosings, liveFailures } from '#contract/meetings/live.ts'
import type { CameraKind } from '#contract/meetings/live.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { openRecordingLine } from '#web/platform/recording-line.ts'
import type { RecordingWorld } from '#web/platform/recording-line.ts'

export type LineState = 'off' | 'connecting' | 'sending' | 'waiting'
/** Why a connection was given up; the server's own message is passed on unchanged. */
export type LineEnd = 'full' | 'failed' | { message: string }

export type LineWorld = RecordingWorld & {
  /** Requests a fresh socket address, without its kind; rejects with the server's refusal. */
  askAddress: () => Promise<string>
  onState: (state: LineState) => void
  onEnd: (end: LineEnd) => void
}

export type CameraLine = { start(media: MediaStream): void; stop(): void }

/** The recording formats of browsers; the cheapest to convert into a stream comes first. */
const types: [type: string, kind: CameraKind][] = [
  ['video/webm;codecs=vp8,opus', 'webm'],
  ['video/webm', 'webm'],
  ['video/mp4', 'mp4'],
]

export const recordable = ({ isTypeSupported }: Pick<typeof MediaRecorder, 'isTypeSupported'>) =>
  types.find(([type]) => isTypeSupported(type))

const pieceMs = 500
const bits = { most: 1_600_000, least: 300_000, sound: 64_000 }
/** When more than this many seconds wait to be sent, the picture quality is lowered: a late picture helps nobody. */
const mostLateSeconds = 4
const againMs = 1500
/** After a lost connection the server still counts the old one as the meeting's stream for a while. */
const mostTakenRetries = 16
const mostFailures = 5

/** Sends the camera's recording, and reconnects automatically when the connection breaks. */
export function createCameraLine(world: LineWorld): CameraLine {
  let media: MediaStream | undefined
  let drop = () => undefined as void
  let timer: ReturnType<typeof setTimeout> | undefined
  let rate = bits.most
  let wasSending = false
  let takenRetries = 0
  let failures = 0

  function stop() {
    media = undefined
    clearTimeout(timer)
    drop()
    world.onState('off')
  }

  function giveUp(end: LineEnd) {
    stop()
    world.onEnd(end)
  }

  function tryAgain() {
    if (!media) return
    world.onState('waiting')
    timer = setTimeout(() => void connect(), againMs)
  }

  async function connect() {
    const mine = media
    world.onState('connecting')
    try {
      const address = await world.askAddress()
      if (media === mine && mine) open(address, mine)
    } catch (error) {
      if (media === mine) handleRefusal(error)
    }
  }

  function handleRefusal(error: unknown) {
    const isRefused = error instanceof CallFailure && error.kind === 'refused'
    if (!isRefused) return tryAgain()
    const isOwn = wasSending && error.status === liveFailures.streamTaken.status
    if (isOwn && ++takenRetries < mostTakenRetries) return tryAgain()
    return giveUp({ message: error.message })
  }

  function open(address: string, mine: MediaStream) {
    const [mimeType, kind] = recordable(world.MediaRecorder)!
    const begun = Date.now()
    drop = openRecordingLine(world, {
      address: `${address}&kind=${kind}`,
      media: mine,
      options: { mimeType, videoBitsPerSecond: rate, audioBitsPerSecond: bits.sound },
      pieceMs,
      mostUnsent: (rate / 8) * mostLateSeconds,
      onOpen() {
        wasSending = true
        takenRetries = 0
        world.onState('sending')
      },
      onLate: slowDown,
      onClose(code) {
        drop()
        if (code === cameraClosings.full) return giveUp('full')
        // A connection that lasted was good: the cause of the failure may be over.
        failures = Date.now() - begun > 10_000 ? 0 : failures + 1
        if (failures >= mostFailures) return giveUp('failed')
        return tryAgain()
      },
    })
  }

  function slowDown() {
    rate = Math.max(bits.least, rate / 2)
    drop()
    tryAgain()
  }

  return {
    start(stream) {
      clearTimeout(timer)
      drop()
      ;[media, takenRetries, failures] = [stream, 0, 0]
      void connect()
    },
    stop() {
      wasSending = false
      rate = bits.most
      stop()
    },
  }
}
