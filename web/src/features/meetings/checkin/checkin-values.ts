import { checkinChoices, faultsOfCheckin, fieldsFor, isCheckinPhoto } from '#contract/meetings/checkin.ts'
import type {
  CheckinFaults,
  CheckinField,
  CheckinForm,
  CheckinInfo,
  CheckinValues,
} from '#contract/meetings/checkin.ts'

/** What comes masked has to be typed again, except for the number of the account. */
const masked = new Set<CheckinField>(['id_number', 'qualification_number', 'email'])

/** What may stay in a browser until there is a network: nothing that proves who somebody is. */
export const mayWait = (fields: CheckinInfo['fields']): boolean =>
  fields.every(({ field }) => !masked.has(field) && !isCheckinPhoto(field))

type Start = Pick<CheckinInfo, 'form' | 'fields' | 'own_phone'>

export const startOf = ({ form, fields, own_phone }: Start): CheckinValues =>
  Object.fromEntries(
    fields.map(({ field }) => {
      if (field === 'phone') return [field, own_phone]
      return [field, masked.has(field) ? '' : (form[field] ?? '')]
    }),
  )

/** What a phone field holds after an edit: typing into the mask begins another number. */
export function withoutMask(next: string, ownPhone: string): string {
  if (next === ownPhone || !next.includes('*')) return next
  return next.startsWith(ownPhone) ? next.slice(ownPhone.length) : ''
}

/** Nothing is wrong with the number of the account, of which only the mask is known here. */
export const faultsOf = (
  { fields, own_phone }: Pick<CheckinInfo, 'fields' | 'own_phone'>,
  values: CheckinValues,
): CheckinFaults =>
  faultsOfCheckin(
    fieldsFor(fields, values.identity ?? '').filter(
      ({ field }) => field !== 'phone' || own_phone === '' || values.phone !== own_phone,
    ),
    toSend({ fields }, values),
  )

/** Numbers are printed with capitals, and pasted with spaces. */
const tidied = (field: CheckinField, value: string) =>
  field === 'id_number' || field === 'qualification_number'
    ? value.replaceAll(/\s/g, '').toUpperCase()
    : value.trim()

/** What is sent: every field that is asked of this person. */
export function toSend({ fields }: Pick<CheckinInfo, 'fields'>, values: CheckinValues): CheckinForm {
  const { identity, medical_professional, ...texts }: CheckinValues = Object.fromEntries(
    fieldsFor(fields, values.identity ?? '').map(({ field }) => [field, tidied(field, values[field] ?? '')]),
  )
  return {
    ...texts,
    identity: checkinChoices.identity.find((choice) => choice === identity),
    medical_professional: checkinChoices.medical_professional.find(
      (choice) => choice === medical_professional,
    ),
  }
}
