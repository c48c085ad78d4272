import { cameraClosings, liveFailures } from '#contract/meetings/live.ts'
import type { CameraKind } from '#contract/meetings/live.ts'
import { CallFailure } from '#web/platform/call-failure.ts'

export type LineState = 'off' | 'connecting' | 'sending' | 'waiting'
/** Why a line was given up; words of the server come as they are. */
export type LineEnd = 'full' | 'failed' | { message: string }

export type LineWorld = {
  /** A fresh address for the socket, without its kind; rejects with the server's refusal. */
  askAddress: () => Promise<string>
  WebSocket: new (url: string) => WebSocket
  MediaRecorder: Pick<typeof MediaRecorder, 'isTypeSupported'> &
    (new (media: MediaStream, options: MediaRecorderOptions) => MediaRecorder)
  onState: (state: LineState) => void
  onEnd: (end: LineEnd) => void
}

export type CameraLine = { start(media: MediaStream): void; stop(): void }

/** What browsers record, the cheapest to turn into a stream first. */
const types: [type: string, kind: CameraKind][] = [
  ['video/webm;codecs=vp8,opus', 'webm'],
  ['video/webm', 'webm'],
  ['video/mp4', 'mp4'],
]

export const recordable = ({ isTypeSupported }: Pick<typeof MediaRecorder, 'isTypeSupported'>) =>
  types.find(([type]) => isTypeSupported(type))

const pieceMs = 500
const bits = { most: 1_600_000, least: 300_000, sound: 64_000 }
/** So many seconds may wait to be sent; then the picture is made plainer, for a late one helps nobody. */
const mostLateSeconds = 4
const againMs = 1500
/** One's own broken line keeps the meeting's place for a while. */
const takenTries = 16
const mostFailures = 5

/** Sends what a camera sees, and comes back by itself when the line breaks. */
export function createCameraLine(world: LineWorld): CameraLine {
  let media: MediaStream | undefined
  let drop = () => undefined as void
  let timer: ReturnType<typeof setTimeout> | undefined
  let rate = bits.most
  let wasSending = false
  let taken = 0
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
    if (isOwn && ++taken < takenTries) return tryAgain()
    return giveUp({ message: error.message })
  }

  function open(address: string, mine: MediaStream) {
    const [mimeType, kind] = recordable(world.MediaRecorder)!
    const socket = new world.WebSocket(`${address}&kind=${kind}`)
    let recorder: MediaRecorder | undefined
    let isOver = false
    drop = () => {
      isOver = true
      if (recorder?.state === 'recording') recorder.stop()
      socket.close()
    }
    socket.addEventListener('open', () => {
      if (isOver) return
      recorder = new world.MediaRecorder(mine, {
        mimeType,
        videoBitsPerSecond: rate,
        audioBitsPerSecond: bits.sound,
      })
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (isOver || data.size === 0) return
        if (socket.bufferedAmount > (rate / 8) * mostLateSeconds) return slowDown()
        socket.send(data)
      })
      recorder.start(pieceMs)
      wasSending = true
      taken = 0
      world.onState('sending')
    })
    const begun = Date.now()
    socket.addEventListener('close', ({ code }) => {
      if (isOver) return
      drop()
      if (code === cameraClosings.full) return giveUp('full')
      // A line that lasted was a good one: whatever broke it may be over.
      failures = Date.now() - begun > 10_000 ? 0 : failures + 1
      if (failures >= mostFailures) return giveUp('failed')
      return tryAgain()
    })
  }

  function slowDown() {
    rate = Math.max(bits.least, rate / 2)
    drop()
    tryAgain()
  }

  return {
    start(given) {
      clearTimeout(timer)
      drop()
      ;[media, taken, failures] = [given, 0, 0]
      void connect()
    },
    stop() {
      wasSending = false
      rate = bits.most
      stop()
    },
  }
}
