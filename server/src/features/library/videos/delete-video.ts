import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import { answer } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import type { Services } from '#kernel/services.ts'
import { findOwnVideo } from './find-video.ts'
import { deleteFilesOf, deleteVideoRow } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

const foreignKeyViolation = '23503'

export const deleteVideo = answer(videoCalls.delete, async ({ video_id }, context) => {
  const { db } = context
  const video = await findOwnVideo(context, video_id)
  if (video.state === 'uploading') {
    await cancelUpload(context, video)
    return {}
  }
  // Pages and recordings name it by its address, which no foreign key watches.
  if (video.use !== 'work') throw refuse(videoFailures.isForPlatform)
  try {
    const stored = await db.transaction(async (db) => {
      await deleteVideoRow(db, video_id)
      return deleteFilesOf(db, video_id)
    })
    await removeStored(context, stored)
  } catch (error) {
    if (sqlState(error) === foreignKeyViolation) throw refuse(videoFailures.isUsed)
    throw error
  }
  return {}
})

/** Nothing of an upload that is not complete stays. */
export async function cancelUpload(services: Services, video: VideoRow): Promise<void> {
  const { db, log, providers } = services
  await deleteVideoRow(db, video.id)
  try {
    await providers.storage.arrivals.discard({ key: video.file_key, uploadId: video.upload_id })
  } catch (error) {
    log.error({ err: error, key: video.file_key }, 'an unfinished upload could not be removed')
  }
}
