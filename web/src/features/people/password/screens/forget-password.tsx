import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import { CodeField } from '#web/features/people/account/cards/code-field.tsx'
import { FormPage } from '#web/features/people/account/cards/form-page.tsx'
import { PhoneField } from '#web/features/people/account/cards/phone-field.tsx'
import { usePhoneCode } from '#web/features/people/account/cards/use-phone-code.ts'
import { passwordLoginPath } from '#web/paths/account.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { passwordMutations } from '../mutations.ts'
import { NewPassword } from '../parts/new-password.tsx'
import { faultOf } from '../password-rules.ts'
import { passwordText } from '../text.ts'

export function ForgetPassword() {
  const text = useText(passwordText)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [phone, setPhone] = useState('')
  const { code, setCode, target, check, proof } = usePhoneCode(phone)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')

  async function submit() {
    if (!check()) return
    const fault = faultOf({ password, again })
    if (fault) return toast(text[fault], 'failure')
    await passwordMutations.reset({ username: phone, ...proof, password })
    toast(text.changedLogIn, 'success')
    return navigate(passwordLoginPath(query), { replace: true })
  }

  const isUnready = !phone || !code || faultOf({ password, again }) !== undefined
  return (
    <FormPage sendsCodes head={<p className="form-page-soft">{text.forgetNote}</p>}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <PhoneField value={phone} onValue={setPhone} />
        <CodeField value={code} onValue={setCode} scene="forget" target={target} />
        <NewPassword password={password} again={again} onPassword={setPassword} onAgain={setAgain} />
        <Button type="submit" variant="primary" block softDisabled={isUnready} onClick={submit}>
          {text.reset}
        </Button>
      </form>
    </FormPage>
  )
}
