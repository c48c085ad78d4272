import { useState } from 'react'
import type { FormEvent } from 'react'
import { useBack } from '#web/shell/use-back.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { CodeField } from '../cards/code-field.tsx'
import { FormPage } from '../cards/form-page.tsx'
import { OwnerProof } from '../cards/owner-proof.tsx'
import { PhoneField } from '../cards/phone-field.tsx'
import { useOwnerProof } from '../cards/use-owner-proof.ts'
import { usePhoneCode } from '../cards/use-phone-code.ts'
import { accountMutations } from '../mutations.ts'
import { fetchUser } from '../state.ts'
import { accountText } from '../text.ts'

/** The new number proves itself by its code; that it is the owner who wants it, the old number or the password proves. */
export function BindMobile() {
  const text = useText(accountText)
  const back = useBack()
  const [phone, setPhone] = useState('')
  const { code, setCode, target, check, proof } = usePhoneCode(phone)
  const owner = useOwnerProof()

  async function submit() {
    if (!check()) return
    const shown = owner.read()
    if (!shown) return
    await accountMutations.bindMobile({ phone, ...proof, ...shown })
    toast(text.bound, 'success')
    await fetchUser()
    back()
  }

  return (
    <FormPage sendsCodes head={<p className="form-page-soft">{text.bindNote}</p>}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <PhoneField label={text.newPhone} value={phone} onValue={setPhone} />
        <CodeField value={code} onValue={setCode} scene="bind" target={target} />
        <OwnerProof
          proof={owner}
          numberText={text.byOldNumber}
          codeText={text.oldCode}
          hint={text.ownerHint}
        />
        <Button type="submit" variant="primary" block softDisabled={!phone || !code} onClick={submit}>
          {text.bind}
        </Button>
      </form>
    </FormPage>
  )
}
