import { videoTopics } from '#contract/library/videos.ts'
import type { Services } from '#kernel/services.ts'
import type { VideoRow } from './videos.queries.ts'

/** Publishes how far a video has come to the devices of its owner. */
export const publishVideo = ({ rooms }: Pick<Services, 'rooms'>, video: VideoRow): Promise<void> =>
  rooms.toGroup(videoTopics.changed, `user:${video.user_id}`, {
    video_id: video.id,
    state: video.state,
    reason: video.reason,
    progress: video.progress,
  })
