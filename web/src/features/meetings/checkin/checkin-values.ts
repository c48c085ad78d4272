import { checkinChoices, fieldsFor } from '#contract/meetings/checkin.ts'
import type { CheckinField, CheckinForm, CheckinInfo, CheckinValues } from '#contract/meetings/checkin.ts'

/** What comes masked has to be typed again. */
const masked = new Set<CheckinField>(['id_number', 'qualification_number', 'phone', 'email'])

export const startOf = ({ form, fields }: Pick<CheckinInfo, 'form' | 'fields'>): CheckinValues =>
  Object.fromEntries(fields.map(({ field }) => [field, masked.has(field) ? '' : (form[field] ?? '')]))

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
