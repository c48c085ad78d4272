import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { accountText } from '../text.ts'
import { CountryButton } from './country-button.tsx'

type PhoneFieldProps = { value: string; onValue: (phone: string) => void; label?: string }

export function PhoneField({ value, onValue, label }: PhoneFieldProps) {
  const text = useText(accountText)
  return (
    <Field
      label={label ?? text.phone}
      prefix={<CountryButton />}
      value={value}
      onValue={(phone) => onValue(phone.trim())}
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={15}
      clearable
    />
  )
}
