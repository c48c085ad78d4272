import { videoFailures, videoLimits } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { sendInParts } from '#web/platform/send-parts.ts'
import { createSignal } from '#web/ui/signal.ts'
import { createSpeedMeter } from './speed-meter.ts'

/** A file on its way. `waiting` until one of those before it is done; `reconnecting` while the line is lost. */
export type VideoUpload = {
  id: number
  file: File
  sent: number
  bytesPerSecond: number
  /** Known once the server has answered. */
  video?: Video
} & (
  | { is: 'waiting' | 'sending' | 'reconnecting' | 'paused' | 'sent' }
  | { is: 'failed'; reason: string; mayRetry: boolean }
)

type Sending = { signal: AbortSignal; onProgress: (share: number) => void }

type VideoUploadWorld = {
  create(input: { file_name: string; bytes: number; modified_at: number }): Promise<Video>
  append(input: { video_id: number; offset: number }, bytes: Blob, sending: Sending): Promise<Video>
  remove(videoId: number): Promise<unknown>
  /** Resolves after a while, or as soon as there is a line again. */
  pause(ms: number, signal: AbortSignal): Promise<void>
  now(): number
  say(failure: Failure): string
}

/** More at once would only share the same line. */
const atOnce = 3

/** Small enough that a slow line seldom loses much; smaller ones would only cost time. */
export const partBytes = videoLimits.partBytes / 2

/** Uploads of videos, each in parts. One that was begun before, here or elsewhere, continues where it was. */
export function createVideoUploads(world: VideoUploadWorld) {
  const list = createSignal<readonly VideoUpload[]>([])
  const stops = new Map<number, AbortController>()
  const listeners = new Set<(video: Video) => void>()
  let nextId = 0

  const find = (id: number) => list.get().find((upload) => upload.id === id)
  const change = (id: number, changed: Partial<VideoUpload>) =>
    list.set(
      list.get().map((upload) => (upload.id === id ? ({ ...upload, ...changed } as VideoUpload) : upload)),
    )

  function startNext() {
    const free = atOnce - stops.size
    for (const { id } of list
      .get()
      .filter((upload) => upload.is === 'waiting')
      .slice(0, Math.max(0, free)))
      void run(id)
  }

  async function run(id: number): Promise<void> {
    const stop = new AbortController()
    stops.set(id, stop)
    change(id, { is: 'sending', bytesPerSecond: 0 })
    try {
      const video = await sendAll(id, stop.signal)
      change(id, { is: 'sent', video, sent: video.bytes })
      for (const listener of listeners) listener(video)
    } catch (error) {
      if (!stop.signal.aborted) change(id, { is: 'failed', ...failureOf(error) })
    } finally {
      if (stops.get(id) === stop) stops.delete(id)
      startNext()
    }
  }

  const sendAll = (id: number, signal: AbortSignal): Promise<Video> =>
    sendInParts(
      {
        begin: () => begin(find(id)!.file),
        isComplete: ({ state }) => state !== 'uploading',
        sendPart: (video) => sendPart(id, video, signal),
        isPassing,
        onProgress: (video) => change(id, { is: 'sending', video, sent: video.received }),
        onLost: () => change(id, { is: 'reconnecting', bytesPerSecond: 0 }),
        pause: world.pause,
      },
      signal,
    )

  const begin = (file: File) =>
    world.create({
      file_name: file.name.slice(-videoLimits.fileName),
      bytes: file.size,
      modified_at: file.lastModified,
    })

  function sendPart(id: number, video: Video, signal: AbortSignal): Promise<Video> {
    const { file } = find(id)!
    const from = video.received
    const part = file.slice(from, from + partBytes)
    const meter = meterOf(id)
    meter.note(from)
    return world.append({ video_id: video.video_id, offset: from }, part, {
      signal,
      onProgress(share) {
        const sent = from + Math.round(share * part.size)
        meter.note(sent)
        if (!signal.aborted) change(id, { sent, bytesPerSecond: meter.bytesPerSecond() })
      },
    })
  }

  const meters = new Map<number, ReturnType<typeof createSpeedMeter>>()
  function meterOf(id: number) {
    const meter = meters.get(id) ?? createSpeedMeter(world.now)
    meters.set(id, meter)
    return meter
  }

  function failureOf(error: unknown) {
    // A file that was changed or removed while it is sent cannot be read any more.
    if (!(error instanceof CallFailure)) return { reason: world.say(videoFailures.notVideo), mayRetry: false }
    return { reason: error.message, mayRetry: !isFinal(error) }
  }

  function halt(id: number) {
    stops.get(id)?.abort()
    stops.delete(id)
    meters.delete(id)
  }

  return {
    list,
    add(files: readonly File[]) {
      const added = files.map((file): VideoUpload => {
        const first = { id: nextId++, file, sent: 0, bytesPerSecond: 0 }
        const fault = faultOf(file)
        return fault
          ? { ...first, is: 'failed', reason: world.say(fault), mayRetry: false }
          : { ...first, is: 'waiting' }
      })
      list.set([...list.get(), ...added])
      startNext()
    },
    pause(id: number) {
      halt(id)
      change(id, { is: 'paused', bytesPerSecond: 0 })
      startNext()
    },
    /** Continues what was paused or has failed. */
    resume(id: number) {
      change(id, { is: 'waiting' })
      startNext()
    },
    /** Also at the server, so that nothing half uploaded stays. */
    async cancel(id: number) {
      const upload = find(id)
      halt(id)
      list.set(list.get().filter((one) => one.id !== id))
      startNext()
      if (upload?.video && upload.is !== 'sent') await world.remove(upload.video.video_id)
    },
    /** Hears of every video whose bytes are all at the server. Returns a function that removes the listener. */
    onSent(listener: (video: Video) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Leaving the page pauses everything; the server has what was sent. */
    stop: () => [...stops.keys()].forEach(halt),
  }
}

const faultOf = ({ size }: File): Failure | undefined => {
  if (size === 0) return videoFailures.fileEmpty
  return size > videoLimits.bytes ? videoFailures.tooLarge : undefined
}

const isFinal = ({ kind, status }: CallFailure) =>
  kind === 'refused' && status !== videoFailures.tooManyUnfinished.status

/** The line, the server, or another window that was quicker: asking again tells where to continue. */
const isPassing = (error: unknown) =>
  error instanceof CallFailure &&
  (error.kind !== 'refused' ||
    error.status === videoFailures.offsetWrong.status ||
    error.status === videoFailures.notUploading.status)
