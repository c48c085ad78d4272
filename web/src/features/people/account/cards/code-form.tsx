import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { logInByCode } from '../log-in.ts'
import { accountText } from '../text.ts'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { usePhoneCode } from './use-phone-code.ts'

type CodeFormProps = {
  isAgreed: boolean
  onDone: () => void
  phone: string
  onPhone: (phone: string) => void
  /** Whose invitation brought a newcomer here. */
  inviter?: number
  submitLabel?: ReactNode
}

/** Phone and SMS code: a login, and for an unknown number a registration. */
export function CodeForm({ isAgreed, onDone, phone, onPhone, inviter, submitLabel }: CodeFormProps) {
  const text = useText(accountText)
  const { code, setCode, target, isGood, proof } = usePhoneCode(phone)

  async function submit() {
    if (!isGood()) return
    if (!isAgreed) return toast(text.tickAgreement, 'failure')
    const outcome = await logInByCode({ phone, ...proof, inviter })
    if (outcome === 'logged-in') onDone()
  }

  return (
    <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <PhoneField value={phone} onValue={onPhone} />
      <CodeField value={code} onValue={setCode} scene="login" target={target} hint={text.hint} />
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={!isAgreed || !phone || !code}
        onClick={submit}
      >
        {submitLabel ?? text.login}
      </Button>
    </form>
  )
}
