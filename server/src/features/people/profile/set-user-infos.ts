import { failures } from '#contract/wire/failure.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { filesPath } from '#kernel/files/keys.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { isShownPicture } from './profile.queries.ts'
import { readFields } from './read-fields.ts'
import { saveProfile } from './save-profile.ts'

export const setUserInfos = answer(profileCalls.saveFields, async ({ photo, ...given }, context) => {
  const fields = readFields(given, context.vault)
  const columns = photo === undefined ? fields : { ...fields, photo }
  if (Object.values(columns).every((value) => value === undefined)) throw refuse(failures.parametersMissing)
  return saveProfile(context, memberOf(context).userId, async (user, db) => {
    if (photo !== undefined) await checkPhoto(db, user, photo)
    return columns
  })
})

/** None, the present one, or a picture of ours that this person may show. */
async function checkPhoto(db: Db, user: UserRow, photo: string): Promise<void> {
  if (photo === '' || photo === user.photo) return
  const isKnown =
    photo.startsWith(filesPath) && (await isShownPicture(db, user.id, photo.slice(filesPath.length)))
  if (!isKnown) throw refuse(profileFailures.photoNotOwn)
}
