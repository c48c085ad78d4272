import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { CodeField } from '#web/features/people/account/cards/code-field.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { payeeText } from '../text.ts'

type Bound = { name: string; value: string; onValue: (value: string) => void; error?: string | undefined }

type PhoneAndCodeProps = {
  bind: (field: 'phone' | 'code' | 'own_code') => Bound & { onBlur: () => unknown }
  scene: 'auth' | 'withdraw'
  label: string
  hint?: string
  asksOwnCode: boolean
}

/** A phone with its code; and the code of the account's own number, if that is another one. */
export function PhoneAndCode({ bind, scene, label, hint, asksOwnCode }: PhoneAndCodeProps) {
  const text = useText(payeeText)
  const { onBlur: _, ...code } = bind('code')
  const { onBlur: __, ...ownCode } = bind('own_code')
  const phone = bind('phone')

  function target() {
    const number = phone.value.trim()
    if (isPhone(number, defaultCountryCode)) return { phone: number }
    toast(text.enterPhone, 'failure')
    return undefined
  }

  return (
    <>
      <Field
        {...phone}
        label={label}
        hint={hint}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={15}
        required
      />
      <CodeField {...code} scene={scene} target={target} />
      {asksOwnCode && (
        <CodeField
          {...ownCode}
          scene="confirm"
          target={() => ({})}
          label={text.ownCode}
          hint={text.ownCodeHint}
        />
      )}
    </>
  )
}
