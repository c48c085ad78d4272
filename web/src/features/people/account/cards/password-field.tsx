import { useState } from 'react'
import type { ReactNode } from 'react'
import { Field } from '#web/ui/field/field.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { accountText } from '../text.ts'
import './password-field.css'

type PasswordFieldProps = {
  label: string
  value: string
  onValue: (password: string) => void
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: string
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, value, onValue, autoComplete, hint, error }: PasswordFieldProps) {
  const text = useText(accountText)
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onValue={onValue}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      hint={hint}
      error={error}
      suffix={
        <IconButton
          className="password-field-eye"
          label={isShown ? text.hidePassword : text.showPassword}
          aria-pressed={isShown}
          icon={<EyeIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
