import { useEffect, useRef, useState } from 'react'
import { videoFailures, videoLimits } from '#contract/library/videos.ts'
import type { Video, VideoUse } from '#contract/library/videos.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { sendInParts } from '#web/platform/send-parts.ts'
import { untilOnline } from '#web/platform/until-online.ts'
import { videoMutations } from './queries.ts'

/** A video on its way into a form; `share` is how much of the step is done, from 0 to 1. */
export type VideoUpload = {
  file: File
  is: 'sending' | 'reconnecting' | 'paused' | 'processing' | 'failed'
  share: number
  /** Why it has failed. */
  reason: string
}

const partBytes = videoLimits.partBytes / 2
const askEveryMs = 1500

/** The line, the server, or another window that was quicker: asking again says where to continue. */
const isPassing = (error: unknown) =>
  error instanceof CallFailure &&
  (error.kind !== 'refused' ||
    error.status === videoFailures.offsetWrong.status ||
    error.status === videoFailures.notUploading.status)

/**
 * Sends a video in parts and waits until it has been processed. A file that was chosen before, here or elsewhere, goes on
 * where the server is.
 */
export function useVideoUpload(use: VideoUse, onReady: (video: Video) => void) {
  const [upload, setUpload] = useState<VideoUpload>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const change = (changed: Partial<VideoUpload>) => setUpload((now) => now && { ...now, ...changed })

  async function start(file: File) {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setUpload({ file, is: 'sending', share: 0, reason: '' })
    try {
      const sent = await send(file, signal)
      const video = await waitUntilReady(sent, signal)
      setUpload(undefined)
      onReady(video)
    } catch (error) {
      if (signal.aborted) return
      change({ is: 'failed', reason: error instanceof Error ? error.message : '' })
    }
  }

  const send = (file: File, signal: AbortSignal): Promise<Video> =>
    sendInParts(
      {
        begin: () => videoMutations.begin(file, use),
        isComplete: ({ state }) => state !== 'uploading',
        sendPart: ({ video_id, received }) => {
          const part = file.slice(received, received + partBytes)
          return videoMutations.append({ video_id, offset: received }, part, {
            signal,
            onProgress: (share) => change({ share: (received + share * part.size) / file.size }),
          })
        },
        isPassing,
        onProgress: ({ received }) => change({ is: 'sending', share: received / file.size }),
        onLost: () => change({ is: 'reconnecting' }),
        pause: untilOnline,
      },
      signal,
    )

  async function waitUntilReady(sent: Video, signal: AbortSignal): Promise<Video> {
    let video = sent
    while (video.state === 'uploaded' || video.state === 'processing') {
      change({ is: 'processing', share: video.progress / 100 })
      await untilOnline(askEveryMs, signal)
      signal.throwIfAborted()
      video = await videoMutations.look(video.video_id)
    }
    if (video.state === 'failed') throw new Error(video.reason)
    return video
  }

  return {
    upload,
    start: (file: File) => void start(file),
    pause() {
      stop.current?.abort()
      change({ is: 'paused' })
    },
    drop() {
      stop.current?.abort()
      setUpload(undefined)
    },
  }
}
