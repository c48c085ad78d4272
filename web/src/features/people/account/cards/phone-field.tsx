import { environment } from '#web/platform/environment.ts'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { accountText } from '../text.ts'
import { CountryButton } from './country-button.tsx'

type PhoneFieldProps = {
  value: string
  onValue: (phone: string) => void
  label?: string
  /** Has the focus at the start, on a desktop: on a phone the keyboard would cover the form. */
  isFirst?: boolean
}

export function PhoneField({ value, onValue, label, isFirst = false }: PhoneFieldProps) {
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
      placeholder={text.phonePrompt}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is what the page is for
      autoFocus={isFirst && environment().isDesktop}
      clearable
    />
  )
}
