import { useState } from 'react'
import type { FormEvent } from 'react'
import { accountCalls, defaultCountryCode, isPhone, smsCodeLength } from '#contract/account.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useSmsCountdown } from '../countdown.ts'
import { logInBy } from '../state.ts'
import { accountText } from '../text.ts'

type FormProps = { isAgreed: boolean; onDone: () => void }

export function CodeForm({ isAgreed, onDone }: FormProps) {
  const text = useText(accountText)
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const countdown = useSmsCountdown()
  const country_code = defaultCountryCode

  async function send() {
    if (!isPhone(phone, country_code)) return toast(text.wrongPhone, 'failure')
    await api(accountCalls.sendCode, { phone, country_code, scene: 'login' })
    countdown.start()
    toast(text.sent, 'success')
  }

  async function submit() {
    if (!isPhone(phone, country_code)) return toast(text.wrongPhone, 'failure')
    if (!/^\d+$/.test(code) || code.length !== smsCodeLength) return toast(text.wrongCode, 'failure')
    if (!isAgreed) return toast(text.tickAgreement, 'failure')
    await logInBy(() => api(accountCalls.codeLogin, { phone, country_code, code }))
    onDone()
  }

  return (
    <form className="login-form" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Field
        label={text.phone}
        prefix={`+${country_code}`}
        value={phone}
        onValue={(value) => setPhone(value.trim())}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={15}
        clearable
      />
      <Field
        label={text.code}
        value={code}
        onValue={(value) => setCode(value.trim())}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={smsCodeLength}
        hint={text.hint}
        suffix={
          <Button small variant="quiet" disabled={countdown.left > 0} onClick={send}>
            {countdown.left > 0 ? text.sendAgain(countdown.left) : text.send}
          </Button>
        }
      />
      <Button type="submit" variant="primary" block softDisabled={!isAgreed || !phone || !code} onClick={submit}>
        {text.login}
      </Button>
    </form>
  )
}
