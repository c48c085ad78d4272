import { profileCalls } from '#contract/people/profile.ts'
import { memberOf } from '#kernel/answer.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { portrait } from './portrait.ts'
import { saveProfile } from './save-profile.ts'

export const uploadPhoto = answerUpload(profileCalls.uploadPhoto, async (_input, context) => {
  const { userId } = memberOf(context)
  const kept = await saveFile(context, context.file, portrait, userId)
  await saveProfile(context, userId, async () => ({ photo: kept.url }))
  return kept
})
