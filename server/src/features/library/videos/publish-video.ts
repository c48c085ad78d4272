import { videoTopics } from '#contract/library/videos.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import { captionsFailed, captionsReady, videoFailed, videoReady } from './videos.notices.ts'
import type { VideoRow } from './videos.queries.ts'

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
  // Operators wait for it in the form that they fill in.
  if (video.use !== 'work') return
  const end = video.state === 'ready' ? videoReady : videoFailed
  const notice = end.write({ name: video.file_name })
  await services.events.publish(userNoticed, { userId: video.user_id, notice })
}

/** A speech service takes its time: the owner, who has asked for captions, gets a message. */
export async function tellOfCaptions(services: Services, video: VideoRow): Promise<void> {
  if (video.use !== 'work') return
  const end = video.transcription_state === 'failed' ? captionsFailed : captionsReady
  const notice = end.write({ name: video.file_name })
  await services.events.publish(userNoticed, { userId: video.user_id, notice })
}
