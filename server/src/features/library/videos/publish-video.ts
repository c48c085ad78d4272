import { videoTopics } from '#contract/library/videos.ts'
import { noticeIn, userNoticed } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import type { VideoRow } from './videos.queries.ts'
import { videosText } from './videos.text.ts'

/** Publishes how far a video has come to the devices of its owner. */
export const publishVideo = ({ rooms }: Pick<Services, 'rooms'>, video: VideoRow): Promise<void> =>
  rooms.toGroup(videoTopics.changed, `user:${video.user_id}`, {
    video_id: video.id,
    state: video.state,
    reason: video.reason,
    progress: video.progress,
  })

/** The owner, who may have left, also gets a message. */
export async function publishEnd(services: Services, video: VideoRow): Promise<void> {
  await publishVideo(services, video)
  const notice = noticeIn(videosText, (text) =>
    video.state === 'ready' ? text.ready(video.file_name) : text.failed(video.file_name),
  )
  await services.events.publish(userNoticed, { userId: video.user_id, notice })
}
