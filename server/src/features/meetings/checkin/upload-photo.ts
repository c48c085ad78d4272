import { checkinCalls } from '#contract/meetings/checkin.ts'
import { memberOf } from '#kernel/answer.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { checkinPhoto } from './checkin-photo.ts'

export const uploadCheckinPhoto = answerUpload(checkinCalls.uploadPhoto, async (_input, context) =>
  saveFile(context, context.file, checkinPhoto, memberOf(context).userId),
)
