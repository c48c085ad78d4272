import { verificationCalls } from '#contract/people/verification.ts'
import { memberOf } from '#kernel/answer.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { certificatePhoto } from './certificate-photo.ts'

export const uploadCertificate = answerUpload(verificationCalls.uploadPhoto, async (_input, context) =>
  saveFile(context, context.file, certificatePhoto, memberOf(context).userId),
)
