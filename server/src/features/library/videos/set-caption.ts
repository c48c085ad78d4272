import { videoCalls } from '#contract/library/videos.ts'
import { answer } from '#kernel/answer.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { changeCaptions } from './change-captions.ts'
import { findOwnVideo } from './find-video.ts'
import { storeCaptions } from './store-captions.ts'
import { filePurpose } from './video-files.ts'
import { presentVideo } from './videos.present.ts'

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
