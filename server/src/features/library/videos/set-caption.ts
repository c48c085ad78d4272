import { videoCalls, videoFailures, videoLimits } from '#contract/library/videos.ts'
import { failures } from '#contract/wire/failure.ts'
import type { CaptionItem } from '#contract/wire/video.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { fileUrl, keyOf } from '#kernel/files/keys.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Services } from '#kernel/services.ts'
import { findOwnVideo } from './find-video.ts'
import { storeCaptions } from './store-captions.ts'
import { filePurpose } from './video-files.ts'
import { presentVideo } from './videos.present.ts'
import { deleteFileRow, lockVideo, updateCaptions } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

export const setCaption = answerUpload(videoCalls.setCaption, async (input, context) => {
  const video = await findOwnVideo(context, input.video_id)
  const stored = await storeCaptions(context, context.file, video.user_id)
  const { language } = input
  const caption = { language, label: input.label || language, address: fileUrl(stored.key) }
  const changed = await changeCaptions(context, video, language, caption, async (db) => {
    await insertFile(db, { ...stored, purpose: filePurpose(video.id) })
  })
  return presentVideo(context.vault, changed)
})

export const deleteCaption = answer(videoCalls.deleteCaption, async ({ video_id, language }, context) => {
  const video = await findOwnVideo(context, video_id)
  return presentVideo(context.vault, await changeCaptions(context, video, language))
})

/** Puts `caption` in the place of the one of its language, or takes that away; the file of the former goes. */
async function changeCaptions(
  services: Services,
  { id }: VideoRow,
  language: string,
  caption?: CaptionItem,
  alongside: (db: Services['db']) => Promise<void> = async () => undefined,
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
