import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { logInByCode } from '../log-in.ts'
import type { LoginCalls } from '../log-in.ts'
import { accountText } from '../text.ts'
import { AgreementTick } from './agreement-tick.tsx'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { Agreement } from './use-agreement.ts'
import { usePhoneCode } from './use-phone-code.ts'
import type { KeptCode } from './use-phone-code.ts'

type CodeFormProps = {
  agreement: Agreement
  onDone: () => void
  phone: string
  onPhone: (phone: string) => void
  /** The code and its change, where it has to outlive the form. */
  keptCode?: KeptCode
  /** Whose invitation brought a newcomer here. */
  inviter?: number
  submitLabel?: ReactNode
  calls?: LoginCalls
}

/** Phone and SMS code: a login, and for an unknown number a registration. */
export function CodeForm({
  agreement,
  onDone,
  phone,
  onPhone,
  keptCode,
  inviter,
  submitLabel,
  calls,
}: CodeFormProps) {
  const text = useText(accountText)
  const { code, setCode, target, check, proof } = usePhoneCode(phone, keptCode)

  async function submit() {
    if (!check()) return
    if (!agreement.require()) return
    const outcome = await logInByCode({ phone, ...proof, inviter }, calls)
    if (outcome === 'logged-in') onDone()
  }

  return (
    <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <PhoneField value={phone} onValue={onPhone} isFirst />
      <CodeField value={code} onValue={setCode} scene="login" target={target} hint={text.hint} />
      <AgreementTick agreement={agreement} />
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={!agreement.isGiven || !phone || !code}
        onClick={submit}
      >
        {submitLabel ?? text.login}
      </Button>
    </form>
  )
}
