import { useState } from 'react'
import type { FormEvent } from 'react'
import { isPhone, smsCodeLength } from '#contract/account.ts'
import { ownAccountCalls } from '#contract/logins.ts'
import { api } from '#web/platform/api.ts'
import { useBack } from '#web/shell/use-back.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { CodeField } from '../cards/code-field.tsx'
import { FormPage } from '../cards/form-page.tsx'
import { PhoneField } from '../cards/phone-field.tsx'
import { fetchUser, useAreaNumber } from '../state.ts'
import { accountText } from '../text.ts'

export function BindMobile() {
  const text = useText(accountText)
  const back = useBack()
  const country_code = useAreaNumber()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')

  function isPhoneGood() {
    if (isPhone(phone, country_code)) return true
    toast(text.wrongPhone, 'failure')
    return false
  }

  async function submit() {
    if (!isPhoneGood()) return
    if (!/^\d+$/.test(code) || code.length !== smsCodeLength) return toast(text.wrongCode, 'failure')
    await api(ownAccountCalls.bindMobile, { phone, country_code, code })
    toast(text.bound, 'success')
    await fetchUser()
    back()
  }

  return (
    <FormPage sendsCodes head={<p className="form-page-soft">{text.bindNote}</p>}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <PhoneField label={text.newPhone} value={phone} onValue={setPhone} />
        <CodeField
          value={code}
          onValue={setCode}
          scene="bind"
          target={() => (isPhoneGood() ? { phone, country_code } : undefined)}
        />
        <Button type="submit" variant="primary" block softDisabled={!phone || !code} onClick={submit}>
          {text.bind}
        </Button>
      </form>
    </FormPage>
  )
}
