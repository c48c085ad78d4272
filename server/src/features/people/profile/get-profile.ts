import { profileCalls } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { readProfile } from './save-profile.ts'

export const getProfile = answer(profileCalls.profile, async (_input, context) =>
  readProfile(context, memberOf(context).userId),
)
