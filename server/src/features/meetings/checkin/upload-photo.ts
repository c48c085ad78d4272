import { signInCalls } from '#contract/meetings/checkin.ts'
import { memberOf } from '#kernel/answer.ts'
import { keepFile } from '#kernel/files/keep-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'

export const uploadCheckinPhoto = answerUpload(signInCalls.uploadPhoto, async (_input, context) =>
  keepFile(context, context.file, {
    accept: 'pictures',
    ownerId: memberOf(context).userId,
    isPrivate: true,
    isSealed: true,
    purpose: 'checkin',
  }),
)
