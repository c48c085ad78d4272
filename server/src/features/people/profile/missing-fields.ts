import { userTypes } from '#contract/people/account.ts'
import type { ProfileField } from '#contract/people/profile.ts'
import type { Db } from '#kernel/database.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectTemplate } from '#server/features/people/profile/profile-template.ts'

type Missing = ProfileField | 'user_type'

/** The fields that a profile lacks for its identity and the meeting. A missing identity comes first. */
export async function selectMissingFields(db: Db, userId: number, meetingId: number): Promise<Missing[]> {
  const user = await selectUser(db, userId)
  if (!user) return []
  const template = await selectTemplate(db, user.user_type, meetingId)
  const isMissing = (field: ProfileField) =>
    field === 'email' ? user.email_sealed === null : user[field] === ''
  const missing = [...template].flatMap(([field, isRequired]) =>
    isRequired && isMissing(field) ? [field] : [],
  )
  return user.user_type === userTypes.none ? ['user_type', ...missing] : missing
}
