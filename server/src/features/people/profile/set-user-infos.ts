import { failures } from '#contract/wire/failure.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readFields } from './read-fields.ts'
import { saveProfile } from './save-profile.ts'
import { requireShownPicture } from './shown-picture.ts'

export const setUserInfos = answer(profileCalls.saveFields, async ({ photo, ...given }, context) => {
  const fields = readFields(given, context.vault)
  const columns = photo === undefined ? fields : { ...fields, photo }
  if (Object.values(columns).every((value) => value === undefined)) throw refuse(failures.parametersMissing)
  return saveProfile(context, memberOf(context).userId, async (user, db) => {
    if (photo)
      await requireShownPicture(
        db,
        user.id,
        { present: user.photo, wanted: photo },
        profileFailures.photoNotOwn,
      )
    return columns
  })
})
