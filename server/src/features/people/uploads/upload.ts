import { uploadCalls } from '#contract/people/uploads.ts'
import { memberOf } from '#kernel/answer.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { sentFile } from './sent-file.ts'

export const upload = answerUpload(uploadCalls.upload, async (input, context) =>
  saveFile(
    context,
    context.file,
    { ...sentFile, isPrivate: input.private ?? false },
    memberOf(context).userId,
  ),
)
