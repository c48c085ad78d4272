import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isPhone, smsCodeLength } from '#contract/account.ts'
import { passwordCalls } from '#contract/password.ts'
import { CodeField } from '#web/features/account/cards/code-field.tsx'
import { FormPage } from '#web/features/account/cards/form-page.tsx'
import { PhoneField } from '#web/features/account/cards/phone-field.tsx'
import { passwordLoginPath } from '#web/features/account/paths.ts'
import { useAreaNumber } from '#web/features/account/state.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { NewPassword } from '../parts/new-password.tsx'
import { faultOf } from '../password-rules.ts'
import { passwordText } from '../text.ts'

export function ForgetPassword() {
  const text = useText(passwordText)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const country_code = useAreaNumber()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')

  function isPhoneGood() {
    if (isPhone(phone, country_code)) return true
    toast(text.wrongPhone, 'failure')
    return false
  }

  async function submit() {
    if (!isPhoneGood()) return
    if (!/^\d+$/.test(code) || code.length !== smsCodeLength) return toast(text.wrongCode, 'failure')
    const fault = faultOf({ password, again })
    if (fault) return toast(text[fault], 'failure')
    await api(passwordCalls.forget, { username: phone, country_code, code, password })
    toast(text.changedLogIn, 'success')
    return navigate(passwordLoginPath(query), { replace: true })
  }

  const isUnready = !phone || !code || faultOf({ password, again }) !== undefined
  return (
    <FormPage sendsCodes head={<p className="form-page-soft">{text.forgetNote}</p>}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <PhoneField value={phone} onValue={setPhone} />
        <CodeField
          value={code}
          onValue={setCode}
          scene="forget"
          target={() => (isPhoneGood() ? { phone, country_code } : undefined)}
        />
        <NewPassword password={password} again={again} onPassword={setPassword} onAgain={setAgain} />
        <Button type="submit" variant="primary" block softDisabled={isUnready} onClick={submit}>
          {text.reset}
        </Button>
      </form>
    </FormPage>
  )
}
