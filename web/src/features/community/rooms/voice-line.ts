import { voiceClosings } from '#contract/community/room-captions.ts'
import type { VoiceKind } from '#contract/community/room-captions.ts'
import { openRecordingLine } from '#web/platform/recording-line.ts'
import type { RecordingWorld } from '#web/platform/recording-line.ts'

export type VoiceWorld = RecordingWorld & {
  /** Requests a fresh socket address, without its kind; rejects where captions are off. */
  askAddress: () => Promise<string>
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
    drop = openRecordingLine(world, {
      address: `${address}&kind=${kind}`,
      media,
      options: { mimeType, audioBitsPerSecond: bitsPerSecond },
      pieceMs,
      mostUnsent,
      onSent: () => (failures = 0),
      onLate: tryAgain,
      onClose: (code) => (code === voiceClosings.over || code === voiceClosings.full ? drop() : tryAgain()),
    })
  }

  if (found) void connect()
  return () => {
    isOver = true
    clearTimeout(timer)
    drop()
  }
}
