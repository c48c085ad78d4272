import { userTypes } from '#contract/people/account.ts'
import { asBit } from '#contract/wire/fields.ts'
import { profileLimits } from '#contract/people/profile.ts'
import type { ProfileField, TemplateField, TemplateKind } from '#contract/people/profile.ts'
import type { Db } from '#kernel/database.ts'
import type { Context } from '#kernel/services.ts'
import { neededFields } from '#server/features/people/account/account.present.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { presentEmail } from './profile.present.ts'
import { selectMeetingFields } from './profile.queries.ts'
import { profileText } from './profile.text.ts'

const kinds: Record<ProfileField, TemplateKind> = {
  truename: 'text',
  hospital: 'hospital',
  department: 'department',
  title: 'title',
  company: 'company',
  product_group: 'text',
  email: 'email',
  good_at: 'lines',
  introduce: 'lines',
}

/** What is asked for besides what must be told. */
const welcomeFields: Partial<Record<number, ProfileField[]>> = {
  [userTypes.doctor]: ['email'],
  [userTypes.other]: ['company', 'email'],
  [userTypes.enterprise]: ['product_group', 'email'],
}

/** The fields of the completion form, each with whether it must be filled: the identity's, then the meeting's. */
export async function selectTemplate(
  db: Db,
  userType: number,
  meetingId: number | undefined,
): Promise<Map<ProfileField, boolean>> {
  const fields = new Map<ProfileField, boolean>()
  for (const field of neededFields[userType] ?? []) fields.set(field, true)
  for (const field of welcomeFields[userType] ?? []) fields.set(field, false)
  if (meetingId === undefined) return fields
  for (const { field, required } of await selectMeetingFields(db, meetingId))
    fields.set(field, required || fields.get(field) === true)
  return fields
}

export function presentTemplate(
  template: Map<ProfileField, boolean>,
  user: UserRow,
  { vault, caller }: Context,
): TemplateField[] {
  const { labels } = profileText[caller.language]
  return Array.from(template, ([key, isRequired]) => ({
    key,
    label: labels[key],
    kind: kinds[key],
    required: asBit(isRequired),
    max_length: profileLimits[key],
    value: key === 'email' ? presentEmail(user, vault) : user[key],
  }))
}
