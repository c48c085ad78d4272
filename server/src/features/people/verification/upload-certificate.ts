import { verificationCalls } from '#contract/people/verification.ts'
import { memberOf } from '#kernel/answer.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'

export const uploadCertificate = answerUpload(verificationCalls.uploadPhoto, async (_input, context) =>
  saveFile(context, context.file, {
    accept: 'pictures',
    ownerId: memberOf(context).userId,
    isPrivate: true,
    isSealed: true,
    purpose: 'certificate',
  }),
)
