import { insertFile } from '#kernel/files/files.queries.ts'
import type { Services } from '#kernel/services.ts'
import { processVideo } from './process-video.ts'
import { filePurpose, isPrivate } from './video-files.ts'
import { markUploaded, selectVideo } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/** All bytes are there: the original becomes a file of its owner, and its processing is queued. May be repeated. */
export async function finishUpload(services: Services, video: VideoRow): Promise<VideoRow> {
  const { db, jobs, providers } = services
  await providers.storage.arrivals.complete({ key: video.file_key, uploadId: video.upload_id }, video.bytes)
  const finished = await db.transaction(async (db) => {
    const uploaded = await markUploaded(db, video.id)
    if (!uploaded) return undefined
    await insertFile(db, {
      key: video.file_key,
      mime: video.mime,
      size: video.bytes,
      original_name: video.file_name,
      owner_id: video.user_id,
      private: isPrivate(video),
      purpose: filePurpose(video.id),
    })
    await jobs.send(db, processVideo, { videoId: video.id })
    return uploaded
  })
  return finished ?? (await selectVideo(db, video.id)) ?? video
}
