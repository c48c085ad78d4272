import { recordingLimits, recordingMimes } from '#contract/community/room-recordings.ts'

type Mime = (typeof recordingMimes)[number]

type RecorderWorld = {
  stream: MediaStream
  MediaRecorder: typeof MediaRecorder
  /** Sends one part; rejects while the line is lost. */
  send: (part: { number: number; bytes: Blob; mime: Mime }) => Promise<unknown>
  pause: (ms: number) => Promise<void>
  /** The recording cannot go on, and what has been sent is all of it. */
  onFailed: () => void
}

/** A crash of the page loses no more than this. */
const sliceMs = 4_000
/** Faces and slides stay readable, and an hour is about 350 MB. */
const bitsPerSecond = { video: 700_000, audio: 48_000 }
const retryMs = [500, 2_000, 5_000, 15_000, 30_000, 60_000]

export type RoomRecorder = { stop(): Promise<void> }

/** Records a stream and sends it part by part while it is made; parts wait for each other, and for the line. */
export function startRecorder(world: RecorderWorld): RoomRecorder {
  const mime = recordingMimes.find((one) => world.MediaRecorder.isTypeSupported(one)) ?? 'video/webm'
  const recorder = new world.MediaRecorder(world.stream, {
    mimeType: mime,
    videoBitsPerSecond: bitsPerSecond.video,
    audioBitsPerSecond: bitsPerSecond.audio,
  })
  let sent: Promise<void> = Promise.resolve()
  let parts = 0
  let hasFailed = false

  async function sendPart(bytes: Blob): Promise<void> {
    if (hasFailed) return
    for (const wait of [...retryMs, undefined]) {
      try {
        await world.send({ number: parts, bytes, mime })
        parts++
        return
      } catch {
        if (wait === undefined) break
        await world.pause(wait)
      }
    }
    hasFailed = true
    if (recorder.state !== 'inactive') recorder.stop()
    world.onFailed()
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    for (let at = 0; at < data.size; at += recordingLimits.partBytes) {
      const piece = data.slice(at, at + recordingLimits.partBytes)
      sent = sent.then(() => sendPart(piece))
    }
  })
  recorder.start(sliceMs)

  return {
    /** Resolves once the last part has been sent, or given up. */
    async stop() {
      if (recorder.state !== 'inactive') {
        const stopped = new Promise<void>((resolve) =>
          recorder.addEventListener('stop', () => resolve(), { once: true }),
        )
        recorder.stop()
        await stopped
      }
      await sent
    },
  }
}
