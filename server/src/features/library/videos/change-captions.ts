import { videoFailures, videoLimits } from '#contract/library/videos.ts'
import { failures } from '#contract/wire/failure.ts'
import type { CaptionItem } from '#contract/wire/video.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import type { Services } from '#kernel/services.ts'
import { deleteFileRow, lockVideo, updateCaptions } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/** Puts `caption` in the place of the one of its language, or takes that away; the file of the former goes. */
export async function changeCaptions(
  services: Services,
  { id }: VideoRow,
  language: string,
  caption?: CaptionItem,
  alongside: (db: Tx) => Promise<void> = async () => undefined,
): Promise<VideoRow> {
  const { changed, removed } = await services.db.transaction(async (db) => {
    const video = await lockVideo(db, id)
    if (!video) throw refuse(failures.dataMissing, { detail: 'video_id' })
    const others = video.captions.filter((item) => item.language !== language)
    if (caption && others.length >= videoLimits.captionLanguages) throw refuse(videoFailures.captionsFull)
    const former = video.captions.find((item) => item.language === language)
    const removed: FileRow[] = former ? await deleteFileRow(db, keyOf(former.address)) : []
    await alongside(db)
    const changed = await updateCaptions(db, id, caption ? [...others, caption] : others)
    return { changed, removed }
  })
  await removeStored(services, removed)
  return changed
}
