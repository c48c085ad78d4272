import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { videoTopics } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { storage } from '#web/platform/storage.ts'
import { untilOnline } from '#web/platform/until-online.ts'
import { useSignal } from '#web/ui/signal.ts'
import { videoMutations } from './mutations.ts'
import { videoQueries } from './queries.ts'
import { createVideoUploads } from './video-uploads.ts'

export type VideoUploads = ReturnType<typeof useVideoUploads>

/** Videos that are sent as they are chosen. Leaving the screen pauses them; the server has what was sent. */
export function useVideoUploads(onUploaded: (video: Video) => void) {
  const client = useQueryClient()
  const [{ list, ...uploads }] = useState(() =>
    createVideoUploads({
      create: videoMutations.create,
      append: videoMutations.append,
      remove: (videoId) => videoMutations.delete({ video_id: videoId }),
      pause: untilOnline,
      now: () => performance.now(),
      say: (failure) => failure[pageLanguage()],
    }),
  )
  const { stop, onSent } = uploads
  const report = useEffectEvent((video: Video) => {
    void invalidateTags(client, 'videos')
    onUploaded(video)
  })
  useEffect(() => onSent((video) => report(video)), [onSent])
  useEffect(() => stop, [stop])
  return { list: useSignal(list), ...uploads }
}

/** While a video is under way, it is also asked for: the socket may be away. */
const askEveryMs = 5000

/** A video of the caller, kept up to date while it is processed. */
export function useVideo(videoId: number) {
  const query = useQuery({
    ...videoQueries.detail(videoId),
    refetchInterval: ({ state }) =>
      state.data?.state === 'uploaded' ||
      state.data?.state === 'processing' ||
      state.data?.transcription?.state === 'waiting'
        ? askEveryMs
        : false,
  })
  const { refetch } = query
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    const socket = pageSocket()
    const leave = socket.join(`user:${storage.get('userid')}`)
    const end = onTopic(socket, videoTopics.changed, (message) => {
      if (message.video_id !== videoId) return
      setProgress(message.progress)
      if (message.state !== 'processing') void refetch()
    })
    return () => {
      end()
      leave()
    }
  }, [videoId, refetch])
  const video = query.data
  return { ...query, video: video && { ...video, progress: Math.max(video.progress, progress) } }
}
