import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findOwnVideo } from './find-video.ts'
import { processedPerDay } from './processed-per-day.ts'
import { processVideo } from './process-video.ts'
import { presentVideo } from './videos.present.ts'
import { markForProcessing } from './videos.queries.ts'

export const processAgain = answer(videoCalls.process, async ({ video_id }, context) => {
  const { db, jobs, limits, vault } = context
  const video = await findOwnVideo(context, video_id)
  await limits.spend(processedPerDay, `user ${video.user_id}`)
  const waiting = await db.transaction(async (db) => {
    const marked = await markForProcessing(db, video_id)
    if (marked) await jobs.send(db, processVideo, { videoId: video_id })
    return marked
  })
  if (!waiting) throw refuse(videoFailures.notFailed)
  return presentVideo(vault, waiting)
})
