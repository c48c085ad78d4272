import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import { defaultCountryCode } from '#contract/people/account.ts'
import { CodeField } from '#web/features/people/account/cards/code-field.tsx'
import { FormPage } from '#web/features/people/account/cards/form-page.tsx'
import { passwordLoginPath } from '#web/paths/account.ts'
import { accountQueries } from '#web/features/people/account/queries.ts'
import { isLoggedIn, useLoginState } from '#web/features/people/account/state.ts'
import { useBack } from '#web/shell/use-back.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { PasswordField } from '#web/features/people/account/cards/password-field.tsx'
import { changeWithTicket } from '../change-with-ticket.ts'
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
  const [code, setCode] = useState('')
  const config = useQuery(accountQueries.loginConfig())
  const asksCode = config.data?.user_identity === 1
  const login = useLoginState()
  // Reached from the settings: there is no doubt whose password it is.
  const isOwn = login.is === 'in' && !query.has('phone')
  const country = query.get('country_code') ?? ''
  const country_code = /^\d{1,4}$/.test(country) ? country : defaultCountryCode

  function codeTarget() {
    if (isOwn) return {}
    if (username !== '') return { username, country_code }
    toast(text.needUsername, 'failure')
    return undefined
  }

  async function submit() {
    if (!isOwn && username === '') return toast(text.needUsername, 'failure')
    const fault = faultOf({ old, password, again })
    if (fault) return toast(text[fault], 'failure')
    const whose = isOwn ? {} : { username, country_code }
    if (asksCode && !/^\d{4}$/.test(code)) return toast(text.needCode, 'failure')
    const fields = { ...whose, old_password: old, password, code: asksCode ? code : undefined }
    const outcome = await changeWithTicket(fields)
    // The server may ask for more than it did when this screen opened.
    if (outcome !== 'changed') return void config.refetch()
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
        <Field
          label={text.account}
          value={isOwn ? (login.user?.account ?? '') : username}
          onValue={(value) => setUsername(value.trim())}
          disabled={isOwn}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={40}
          clearable
        />
        <PasswordField
          label={text.oldPassword}
          value={old}
          onValue={setOld}
          autoComplete="current-password"
        />
        {asksCode && <CodeField value={code} onValue={setCode} scene="login" target={codeTarget} />}
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
