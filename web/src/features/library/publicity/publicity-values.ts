import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { publicityLimits } from '#contract/library/publicity.ts'

export const publicityFields = [
  'name',
  'phone',
  'hospital',
  'department',
  'title',
  'topic',
  'description',
] as const

export type PublicityField = (typeof publicityFields)[number]
export type PublicityValues = Record<PublicityField, string>
export type PublicityMistake = 'missing' | 'too-long' | 'wrong-phone'
type PublicityMistakes = Partial<Record<PublicityField, PublicityMistake>>

type Profile = Pick<PublicityValues, 'name' | 'phone' | 'hospital' | 'department' | 'title'>

type Declined = Pick<PublicityValues, 'topic' | 'description'>

/** What was declined is corrected, not written again. */
export const valuesFrom = (profile: Profile, declined?: Declined): PublicityValues => ({
  ...profile,
  topic: declined?.topic ?? '',
  description: declined?.description ?? '',
})

/** `ownPhone` is the number of the account as the server shows it: masked, so no number to be checked. */
export function findMistakes(values: PublicityValues, ownPhone: string): PublicityMistakes {
  const mistakes: PublicityMistakes = {}
  for (const field of publicityFields) {
    const mistake = mistakeOf(field, values[field].trim(), ownPhone)
    if (mistake) mistakes[field] = mistake
  }
  return mistakes
}

function mistakeOf(field: PublicityField, value: string, ownPhone: string): PublicityMistake | undefined {
  if (value === '') return 'missing'
  if (field !== 'phone') return value.length > publicityLimits[field] ? 'too-long' : undefined
  return value === ownPhone || isPhone(value, defaultCountryCode) ? undefined : 'wrong-phone'
}

/** What is sent. The account's own number is left out: the server knows it, this page only its mask. */
export const toSend = (values: PublicityValues, ownPhone: string, files: string[]) => ({
  ...values,
  phone: values.phone.trim() === ownPhone ? '' : values.phone.trim(),
  files,
})
