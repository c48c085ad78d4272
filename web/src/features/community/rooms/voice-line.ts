import { voiceClosings } from '#contract/community/room-captions.ts'
import type { VoiceKind } from '#contract/community/room-captions.ts'

export type VoiceWorld = {
  /** Requests a fresh socket address, without its kind; rejects where captions are off. */
  askAddress: () => Promise<string>
  WebSocket: new (url: string) => WebSocket
  MediaRecorder: Pick<typeof MediaRecorder, 'isTypeSupported'> &
    (new (media: MediaStream, options: MediaRecorderOptions) => MediaRecorder)
}

const types: [type: string, kind: VoiceKind][] = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/webm', 'webm'],
  ['audio/mp4', 'mp4'],
]

const pieceMs = 250
const bitsPerSecond = 32_000
/** What waits longer than four seconds is too late to be read. */
const mostUnsent = (bitsPerSecond / 8) * 4
const againMs = 3000
const mostFailures = 5

/** Sends the sound of a microphone to be recognised, and connects again when the connection breaks. Returns what ends it. */
export function sendVoice(media: MediaStream, world: VoiceWorld): () => void {
  const found = types.find(([type]) => world.MediaRecorder.isTypeSupported(type))
  let isOver = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let drop = () => undefined as void

  function tryAgain() {
    drop()
    if (!isOver && ++failures < mostFailures) timer = setTimeout(() => void connect(), againMs)
  }

  async function connect() {
    try {
      const address = await world.askAddress()
      if (!isOver) open(address)
    } catch {
      tryAgain()
    }
  }

  function open(address: string) {
    const [mimeType, kind] = found!
    const socket = new world.WebSocket(`${address}&kind=${kind}`)
    let recorder: MediaRecorder | undefined
    let isDropped = false
    drop = () => {
      isDropped = true
      if (recorder?.state === 'recording') recorder.stop()
      socket.close()
    }
    socket.addEventListener('open', () => {
      if (isDropped) return
      recorder = new world.MediaRecorder(media, { mimeType, audioBitsPerSecond: bitsPerSecond })
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (isDropped || data.size === 0) return
        // A recording with a gap cannot be read: it begins anew.
        if (socket.bufferedAmount > mostUnsent) return tryAgain()
        socket.send(data)
        failures = 0
      })
      recorder.start(pieceMs)
    })
    socket.addEventListener('close', ({ code }) => {
      if (isDropped) return
      if (code === voiceClosings.over || code === voiceClosings.full) drop()
      else tryAgain()
    })
  }

  if (found) void connect()
  return () => {
    isOver = true
    clearTimeout(timer)
    drop()
  }
}
