import { userTypes } from '#contract/people/account.ts'
import { profileLimits } from '#contract/people/profile.ts'
import type { ProfileField, TemplateKind } from '#contract/people/profile.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { AskedField } from '#web/features/people/profile/fields/form-values.ts'

/** Fields that are edited in place; the two long ones have a screen of their own. */
const kinds = {
  truename: 'text',
  hospital: 'hospital',
  department: 'department',
  title: 'title',
  company: 'company',
  product_group: 'text',
  email: 'email',
} as const satisfies Partial<Record<ProfileField, TemplateKind>>

export type RowField = keyof typeof kinds

type UserType = OneOf<typeof userTypes>

const byType: Record<UserType, RowField[]> = {
  [userTypes.none]: ['truename', 'email'],
  [userTypes.doctor]: ['truename', 'hospital', 'department', 'title', 'email'],
  [userTypes.other]: ['truename', 'company', 'hospital', 'department', 'title', 'email'],
  [userTypes.enterprise]: ['truename', 'company', 'product_group', 'email'],
}

/** What a person of an identity tells about themselves, in the order it is read. */
export const rowFields = (userType: UserType): RowField[] => byType[userType]

/** Nobody loses a name they have given: what was needed to be let through may be changed, not emptied. */
const needed: Record<UserType, RowField[]> = {
  [userTypes.none]: [],
  [userTypes.doctor]: ['truename', 'hospital', 'department', 'title'],
  [userTypes.other]: ['truename'],
  [userTypes.enterprise]: ['truename', 'company'],
}

export const askedField = (key: RowField, label: string, userType: UserType): AskedField => ({
  key,
  label,
  kind: kinds[key],
  required: needed[userType].includes(key) ? 1 : 0,
  max_length: profileLimits[key],
})
