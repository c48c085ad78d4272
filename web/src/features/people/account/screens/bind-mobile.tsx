import { useState } from 'react'
import type { FormEvent } from 'react'
import { useBack } from '#web/shell/use-back.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { CodeField } from '../cards/code-field.tsx'
import { FormPage } from '../cards/form-page.tsx'
import { PasswordField } from '../cards/password-field.tsx'
import { PhoneField } from '../cards/phone-field.tsx'
import { usePhoneCode } from '../cards/use-phone-code.ts'
import { accountMutations } from '../mutations.ts'
import { fetchUser } from '../state.ts'
import { accountText } from '../text.ts'

type OwnerProof = 'code' | 'password'

/** The new number proves itself by its code; that it is the owner who wants it, the old number or the password proves. */
export function BindMobile() {
  const text = useText(accountText)
  const back = useBack()
  const [phone, setPhone] = useState('')
  const { code, setCode, target, check, proof } = usePhoneCode(phone)
  const [way, setWay] = useState<OwnerProof>('code')
  const [oldCode, setOldCode] = useState('')
  const [password, setPassword] = useState('')

  async function submit() {
    if (!check()) return
    if (oldCode !== '' && !/^\d{4}$/.test(oldCode)) return toast(text.wrongCode, 'failure')
    const owner = way === 'code' ? { old_code: oldCode } : { password: password || undefined }
    await accountMutations.bindMobile({ phone, ...proof, ...owner })
    toast(text.bound, 'success')
    await fetchUser()
    back()
  }

  const ways = [
    { value: 'code' as const, label: text.byOldNumber },
    { value: 'password' as const, label: text.byOwnPassword },
  ]
  return (
    <FormPage sendsCodes head={<p className="form-page-soft">{text.bindNote}</p>}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <PhoneField label={text.newPhone} value={phone} onValue={setPhone} />
        <CodeField value={code} onValue={setCode} scene="bind" target={target} />
        <Segmented label={text.ownerProof} options={ways} value={way} onChange={setWay} />
        {way === 'code' ? (
          <CodeField
            label={text.oldCode}
            value={oldCode}
            onValue={setOldCode}
            scene="auth"
            target={() => ({})}
            hint={text.ownerHint}
          />
        ) : (
          <PasswordField
            label={text.password}
            value={password}
            onValue={setPassword}
            autoComplete="current-password"
            hint={text.ownerHint}
          />
        )}
        <Button type="submit" variant="primary" block softDisabled={!phone || !code} onClick={submit}>
          {text.bind}
        </Button>
      </form>
    </FormPage>
  )
}
