import { useText } from '#web/ui/language.ts'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { PasswordField } from '#web/features/people/account/cards/password-field.tsx'
import { meets, passwordRules } from '../password-rules.ts'
import { passwordText } from '../text.ts'
import './new-password.css'

type NewPasswordProps = {
  password: string
  again: string
  onPassword: (password: string) => void
  onAgain: (password: string) => void
}

/** A new password twice, with the rule it has to meet. */
export function NewPassword({ password, again, onPassword, onAgain }: NewPasswordProps) {
  const text = useText(passwordText)
  const differs = again.length >= password.length && again !== password
  return (
    <>
      <PasswordField
        label={text.newPassword}
        value={password}
        onValue={onPassword}
        autoComplete="new-password"
      />
      <ul className="password-rules" aria-label={text.rules}>
        {passwordRules.map((rule) => {
          const isMet = meets(password, rule)
          return (
            <li key={rule} className="password-rule" data-met={isMet || undefined}>
              <span className="password-rule-mark">{isMet && <CheckIcon size="small" />}</span>
              {text[rule]}
              <span className="visually-hidden"> ({isMet ? text.met : text.unmet})</span>
            </li>
          )
        })}
      </ul>
      <PasswordField
        label={text.again}
        value={again}
        onValue={onAgain}
        autoComplete="new-password"
        error={again !== '' && differs ? text.differs : undefined}
      />
    </>
  )
}
