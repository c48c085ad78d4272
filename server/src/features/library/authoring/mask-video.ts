import { patientStates, videoCalls, videoFailures } from '#contract/library/videos.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findOwnVideo } from '#server/features/library/videos/find-video.ts'
import { processedPerDay } from '#server/features/library/videos/processed-per-day.ts'
import { processVideo } from '#server/features/library/videos/process-video.ts'
import { presentVideo } from '#server/features/library/videos/videos.present.ts'
import { lockVideo, updateMasks } from '#server/features/library/videos/videos.queries.ts'
import { isPlayed } from './work-videos.queries.ts'

/** Masks are drawn while the streams are made again, of the original: what they cover is in none of them. */
export const maskVideo = answer(videoCalls.mask, async ({ video_id, masks }, context) => {
  const { db, jobs, limits, vault } = context
  const { user_id } = await findOwnVideo(context, video_id)
  const changed = await db.transaction(async (db) => {
    const video = await lockVideo(db, video_id)
    const isOpen = video?.state === 'ready' && video.patient_state === patientStates.found
    if (!isOpen || masks.some((at) => at >= video.patient_places.length))
      throw refuse(videoFailures.notMaskable)
    const places = video.patient_places.map((place, at) => ({ ...place, is_masked: masks.includes(at) }))
    const isProcessed = places.some(({ is_masked }, at) => is_masked !== video.patient_places[at]!.is_masked)
    if (isProcessed) {
      if (await isPlayed(db, video_id)) throw refuse(videoFailures.isPublished)
      await limits.spend(processedPerDay, `user ${user_id}`)
    }
    const updated = await updateMasks(db, video_id, { places, isProcessed })
    if (updated && isProcessed) await jobs.send(db, processVideo, { videoId: video_id })
    return updated
  })
  if (!changed) throw refuse(videoFailures.notMaskable)
  return presentVideo(vault, changed)
})
