import { authoringCalls } from '#contract/library/authoring.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { beginMasking } from '#server/features/community/masking/begin-masking.ts'
import { workCover } from './work-cover.ts'

export const uploadCover = answerUpload(authoringCalls.uploadCover, async (_input, context) =>
  beginMasking(context, context.file, { purpose: workCover, keepsText: true }),
)
