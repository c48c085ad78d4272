import { uploadCalls } from '#contract/people/uploads.ts'
import { memberOf } from '#kernel/answer.ts'
import { keepFile } from '#kernel/files/keep-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'

export const upload = answerUpload(uploadCalls.upload, async (input, context) =>
  keepFile(context, context.file, {
    accept: 'all',
    ownerId: memberOf(context).userId,
    isPrivate: input.private ?? false,
  }),
)
