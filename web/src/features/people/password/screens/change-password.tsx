import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { defaultCountryCode } from '#contract/people/account.ts'
import { FormPage } from '#web/features/people/account/cards/form-page.tsx'
import { passwordLoginPath } from '#web/features/people/account/paths.ts'
import { isLoggedIn, useLoginState } from '#web/features/people/account/state.ts'
import { useBack } from '#web/shell/use-back.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { PasswordField } from '#web/features/people/account/cards/password-field.tsx'
import { passwordMutations } from '../mutations.ts'
import { NewPassword } from '../parts/new-password.tsx'
import { faultOf } from '../password-rules.ts'
import { passwordText } from '../text.ts'

/** With the old password; reached from the settings, and from a login that asks for a change first. */
export function ChangePassword() {
  const text = useText(passwordText)
  const navigate = useNavigate()
  const back = useBack()
  const [query] = useSearchParams()
  const [username, setUsername] = useState(query.get('phone') ?? '')
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const login = useLoginState()
  // Reached from the settings: there is no doubt whose password it is.
  const isOwn = login.is === 'in' && !query.has('phone')
  const country = query.get('country_code') ?? ''
  const country_code = /^\d{1,4}$/.test(country) ? country : defaultCountryCode

  async function submit() {
    if (!isOwn && username === '') return toast(text.needUsername, 'failure')
    const fault = faultOf({ old, password, again })
    if (fault) return toast(text[fault], 'failure')
    const whose = isOwn ? {} : { username, country_code }
    await passwordMutations.change({ ...whose, old_password: old, password })
    if (isLoggedIn()) {
      toast(text.changed, 'success')
      return back()
    }
    toast(text.changedLogIn, 'success')
    return navigate(passwordLoginPath(query), { replace: true })
  }

  return (
    <FormPage head={<p className="form-page-soft">{text.changeNote}</p>}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        {!isOwn && (
          <Field
            label={text.account}
            value={username}
            onValue={(value) => setUsername(value.trim())}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={40}
            clearable
          />
        )}
        <PasswordField
          label={text.oldPassword}
          value={old}
          onValue={setOld}
          autoComplete="current-password"
        />
        <NewPassword password={password} again={again} onPassword={setPassword} onAgain={setAgain} />
        <Button
          type="submit"
          variant="primary"
          block
          softDisabled={(!isOwn && username === '') || faultOf({ old, password, again }) !== undefined}
          onClick={submit}
        >
          {text.change}
        </Button>
      </form>
    </FormPage>
  )
}
