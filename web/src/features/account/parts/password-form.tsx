import { useState } from 'react'
import type { FormEvent } from 'react'
import { accountCalls } from '#contract/account.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { logInBy } from '../state.ts'
import { accountText } from '../text.ts'

type FormProps = { isAgreed: boolean; onDone: () => void }

export function PasswordForm({ isAgreed, onDone }: FormProps) {
  const text = useText(accountText)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')

  async function submit() {
    if (username === '') return toast(text.needUsername, 'failure')
    if (password === '') return toast(text.needPassword, 'failure')
    if (!isAgreed) return toast(text.tickAgreement, 'failure')
    await logInBy(() => api(accountCalls.login, { username, password }))
    onDone()
  }

  return (
    <form className="login-form" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Field
        label={text.account}
        value={username}
        onValue={(value) => setUsername(value.trim())}
        autoComplete="username"
        maxLength={40}
        clearable
      />
      <Field
        label={text.password}
        type="password"
        value={password}
        onValue={setPassword}
        autoComplete="current-password"
        maxLength={64}
      />
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={!isAgreed || !username || !password}
        onClick={submit}
      >
        {text.login}
      </Button>
    </form>
  )
}
