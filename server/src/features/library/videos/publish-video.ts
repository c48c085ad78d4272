import { videoTopics } from '#contract/library/videos.ts'
import { notify } from '#kernel/notify.ts'
import type { Within } from '#kernel/services.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Live } from '#kernel/show-live.ts'
import { captionsFailed, captionsReady, videoFailed, videoReady, videoToCheck } from './videos.notices.ts'
import type { VideoRow } from './videos.queries.ts'

/** Publishes how far a video has come to the devices of its owner. */
export const publishVideo = (services: Live, video: VideoRow): Promise<void> =>
  showLive(services, ({ rooms }) =>
    rooms.toGroup(videoTopics.changed, `user:${video.user_id}`, {
      video_id: video.id,
      state: video.state,
      reason: video.reason,
      progress: video.progress,
    }),
  )

/** The owner, who may have left, also gets a message. */
export async function publishEnd(services: Within<Live>, video: VideoRow): Promise<void> {
  await publishVideo(services, video)
  // Operators wait for it in the form that they fill in.
  if (video.use !== 'work') return
  await notify(services.db, video.user_id, endOf(video).write({ name: video.file_name }))
}

function endOf({ state, patient_places, is_masked_decided }: VideoRow) {
  if (state !== 'ready') return videoFailed
  return patient_places.length > 0 && !is_masked_decided ? videoToCheck : videoReady
}

/** A speech service takes its time: the owner, who has asked for captions, gets a message. */
export async function publishTranscribed(services: Within<Live>, video: VideoRow): Promise<void> {
  await publishVideo(services, video)
  if (video.use !== 'work') return
  const end = video.transcription_state === 'failed' ? captionsFailed : captionsReady
  await notify(services.db, video.user_id, end.write({ name: video.file_name }))
}
