import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { defaultCountryCode } from '#contract/people/account.ts'
import { PasswordField } from '#web/features/people/account/cards/password-field.tsx'
import { passwordPaths } from '#web/paths/password.ts'
import { environment } from '#web/platform/environment.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { AgreementTick } from '../cards/agreement-tick.tsx'
import { CodeField } from '../cards/code-field.tsx'
import { CountryButton } from '../cards/country-button.tsx'
import type { Agreement } from '../cards/use-agreement.ts'
import { useAreaNumber } from '../state.ts'
import { logInByPassword } from '../log-in.ts'
import type { LoginCalls } from '../log-in.ts'
import { looksLikePhone } from '../login-draft.ts'
import { accountQueries } from '../queries.ts'
import { accountText } from '../text.ts'

type PasswordFormProps = {
  agreement: Agreement
  onDone: () => void
  username: string
  onUsername: (username: string) => void
  /** Where the login leads, which the way over a forgotten password must not lose. */
  from: string
  onChangePassword: (username: string, countryCode: string) => void
  calls?: LoginCalls
}

export function PasswordForm({
  agreement,
  onDone,
  username,
  onUsername,
  from,
  onChangePassword,
  calls,
}: PasswordFormProps) {
  const text = useText(accountText)
  const config = useQuery(accountQueries.loginConfig())
  const areaNumber = useAreaNumber()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const asksCode = config.data?.user_identity === 1
  const isNumber = looksLikePhone(username)
  const country_code = isNumber ? areaNumber : defaultCountryCode

  /** The code goes to the account's own number, whose country the server knows. */
  async function codeTarget() {
    if (username === '') {
      toast(text.needUsername, 'failure')
      return undefined
    }
    if (country_code !== defaultCountryCode) return { username, country_code }
    const known = await accountQueries.countryCode(username)
    return { username, country_code: isNumber ? country_code : known }
  }

  async function submit() {
    if (username === '') return toast(text.needUsername, 'failure')
    if (password === '') return toast(text.needPassword, 'failure')
    if (asksCode && code === '') return toast(text.needCode, 'failure')
    if (asksCode && !/^\d{4}$/.test(code)) return toast(text.wrongCode, 'failure')
    if (!agreement.require()) return
    const fields = { username, country_code, password, code: asksCode ? code : undefined }
    const outcome = await logInByPassword(fields, calls)
    if (outcome === 'logged-in') onDone()
    else if (outcome === 'changes-password') onChangePassword(username, country_code)
    // The server may ask for more than it did when this screen opened.
    else void config.refetch()
  }

  return (
    <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Field
        label={text.account}
        placeholder={text.accountPrompt}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is what the page is for
        autoFocus={environment().isDesktop}
        prefix={isNumber ? <CountryButton /> : undefined}
        value={username}
        onValue={(value) => onUsername(value.trim())}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={40}
        clearable
      />
      <PasswordField
        label={text.password}
        value={password}
        onValue={setPassword}
        autoComplete="current-password"
        hint={<Link href={passwordPaths.forget(from)}>{text.forgot}</Link>}
      />
      {asksCode && <CodeField value={code} onValue={setCode} scene="login" target={codeTarget} />}
      <AgreementTick agreement={agreement} />
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={!agreement.isGiven || !username || !password || (asksCode && !code)}
        onClick={submit}
      >
        {text.login}
      </Button>
    </form>
  )
}
