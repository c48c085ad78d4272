import { useNavigate } from '#web/shell/navigation.ts'
import { passwordPaths } from '#web/paths/password.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { carryOver, changeLoginDraft, useLoginDraft } from '../login-draft.ts'
import type { LoginCalls } from '../log-in.ts'
import { PasswordForm } from '../parts/password-form.tsx'
import { accountText } from '../text.ts'
import { CodeForm } from './code-form.tsx'
import type { Agreement } from './use-agreement.ts'

type LoginFormsProps = {
  agreement: Agreement
  onDone: () => void
  /** Where the login leads, which the way over a forgotten password must not lose. */
  from: string
  calls?: LoginCalls
}

/** The two ways to log in by typing: phone and SMS code, or account and password. */
export function LoginForms({ agreement, onDone, from, calls }: LoginFormsProps) {
  const text = useText(accountText)
  const navigate = useNavigate()
  const [way, setWay] = useQueryChoice('way', ['code', 'password'])
  const draft = useLoginDraft()

  function handleWay(next: typeof way) {
    changeLoginDraft(carryOver(draft))
    setWay(next)
  }

  return (
    <>
      <Segmented
        label={text.ways}
        options={[
          { value: 'code', label: text.byCode },
          { value: 'password', label: text.byPassword },
        ]}
        value={way}
        onChange={handleWay}
      />
      {way === 'code' ? (
        <CodeForm
          agreement={agreement}
          onDone={onDone}
          phone={draft.phone}
          onPhone={(phone) => changeLoginDraft({ phone })}
          keptCode={[draft.code, (code) => changeLoginDraft({ code })]}
          calls={calls}
        />
      ) : (
        <PasswordForm
          agreement={agreement}
          onDone={onDone}
          username={draft.username}
          onUsername={(username) => changeLoginDraft({ username })}
          from={from}
          onChangePassword={(username, country) =>
            void navigate(passwordPaths.change(username, country, from))
          }
          calls={calls}
        />
      )}
    </>
  )
}
