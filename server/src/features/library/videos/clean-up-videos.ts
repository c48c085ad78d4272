import type { Services } from '#kernel/services.ts'
import { cancelUpload } from './delete-video.ts'
import { processVideo } from './process-video.ts'
import { selectAbandoned, selectForgotten } from './videos.queries.ts'

/** Uploads that nobody continues are given up; what was uploaded and forgotten is processed. */
export async function cleanUpVideos(services: Services): Promise<void> {
  const { db, jobs } = services
  for (const video of await selectAbandoned(db)) await cancelUpload(services, video)
  const forgotten = await selectForgotten(db)
  await jobs.sendAll(
    db,
    processVideo,
    forgotten.map(({ id }) => ({ data: { videoId: id } })),
  )
}
