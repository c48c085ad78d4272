import { authoringCalls } from '#contract/library/authoring.ts'
import { memberOf } from '#kernel/answer.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { storeCaptions } from '#server/features/library/videos/store-captions.ts'

export const uploadCaption = answerUpload(authoringCalls.uploadCaption, async (_input, context) => {
  const stored = await storeCaptions(context, context.file, memberOf(context).userId)
  return { url: fileUrl(stored.key), id: await insertFile(context.db, stored) }
})
