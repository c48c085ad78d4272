import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { isEmail } from '#contract/people/profile.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { dataPackageMutations } from '../mutations.ts'
import { dataPackageText } from '../text.ts'
import './send-form.css'

export function SendForm({ packageId }: { packageId: number }) {
  const text = useText(dataPackageText)
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isRight = isEmail(email.trim())

  async function send() {
    setIsTried(true)
    if (!isRight) return input.current?.focus()
    await dataPackageMutations.sendToEmail({ id: packageId, email: email.trim() })
    toast(text.queued, 'success')
    setEmail('')
    setIsTried(false)
  }

  return (
    <form className="send-form" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Field
        ref={input}
        label={text.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onValue={setEmail}
        clearable
        hint={text.emailHint}
        error={isTried && !isRight ? text.emailWrong : undefined}
      />
      <Button type="submit" variant="primary" block onClick={send}>
        {text.send}
      </Button>
    </form>
  )
}
