import { checkinLimit } from '#contract/meetings/checkin.ts'
import type { AskedField } from '#contract/meetings/checkin.ts'
import { HospitalField } from '#web/features/people/profile/fields/hospital-field.tsx'
import { OptionField } from '#web/features/people/profile/fields/option-field.tsx'
import { Field } from '#web/ui/field/field.tsx'
import type { FieldProps } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { withoutMask } from '../checkin-values.ts'
import { checkinText } from '../text.ts'
import { ChoiceField } from './choice-field.tsx'

type CheckinFieldProps = {
  asked: AskedField
  /** The number of the account, masked; empty when it has none. */
  ownPhone: string
  value: string
  onValue: (value: string) => void
  onBlur: () => void
  error?: string | undefined
}

const inputs: Partial<Record<AskedField['field'], Partial<FieldProps>>> = {
  real_name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel-national', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email' },
  company: { autoComplete: 'organization' },
  id_number: { autoComplete: 'off', autoCapitalize: 'characters' },
  qualification_number: { autoComplete: 'off', autoCapitalize: 'characters' },
}

/** One field of the form, in the way in which it is asked for. */
export function CheckinField({ asked, ownPhone, value, onValue, onBlur, error }: CheckinFieldProps) {
  const text = useText(checkinText)
  const { field, required } = asked
  const name = text.fields[field]
  const label = required === 1 ? name : text.optional(name)
  const own = { label, value, onValue, error }
  switch (field) {
    case 'department':
    case 'title':
      return <OptionField {...own} of={field} />
    case 'identity':
      return (
        <ChoiceField
          {...own}
          options={[
            { value: '1', label: text.doctor },
            { value: '3', label: text.enterprise },
            { value: '2', label: text.other },
          ]}
        />
      )
    case 'medical_professional':
      return (
        <ChoiceField
          {...own}
          options={[
            { value: '1', label: text.yes },
            { value: '0', label: text.no },
          ]}
        />
      )
    case 'hospital':
      return <HospitalField {...own} name={field} onBlur={onBlur} maxLength={checkinLimit(field)} />
    case 'phone':
      return (
        <Field
          {...own}
          {...inputs.phone}
          name={field}
          onValue={(next) => onValue(withoutMask(next, ownPhone))}
          onBlur={onBlur}
          maxLength={checkinLimit(field)}
          hint={ownPhone !== '' && value === ownPhone ? text.ownPhone : undefined}
          required={required === 1}
          clearable
        />
      )
    default:
      return (
        <Field
          {...own}
          {...inputs[field]}
          name={field}
          onBlur={onBlur}
          // A name that is too long is told so, not cut.
          maxLength={field === 'real_name' ? undefined : checkinLimit(field)}
          hint={field === 'id_number' || field === 'qualification_number' ? text.numberHint : undefined}
          required={required === 1}
          clearable
        />
      )
  }
}
