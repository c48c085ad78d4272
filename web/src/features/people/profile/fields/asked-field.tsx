import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import type { AskedField as Asked } from './form-values.ts'
import { profileText } from '../text.ts'
import { HospitalField } from './hospital-field.tsx'
import { OptionField } from './option-field.tsx'

type AskedFieldProps = {
  field: Asked
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  error?: string
}

const autoComplete: Partial<Record<Asked['key'], string>> = {
  truename: 'name',
  company: 'organization',
  email: 'email',
}

/** One field of the template, in the way its kind is asked for. */
export function AskedField({ field, value, onValue, onBlur, error }: AskedFieldProps) {
  const text = useText(profileText)
  const label = field.required ? field.label : text.optional(field.label)
  const own = { label, value, onValue, error }
  if (field.kind === 'department' || field.kind === 'title') return <OptionField {...own} of={field.kind} />
  if (field.kind === 'lines')
    return <TextArea {...own} name={field.key} most={field.max_length} onBlur={onBlur} />
  // A name that is too long is told so, not cut.
  const maxLength = field.key === 'truename' ? undefined : field.max_length
  const input = { ...own, name: field.key, onBlur, maxLength, required: field.required === 1 }
  if (field.kind === 'hospital') return <HospitalField {...input} />
  return (
    <Field
      {...input}
      type={field.kind === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete[field.key] ?? 'off'}
      hint={field.kind === 'email' ? text.emailHint : undefined}
      clearable
    />
  )
}
