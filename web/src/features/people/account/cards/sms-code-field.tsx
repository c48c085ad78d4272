import type { ReactNode } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useSmsCountdown } from '../countdown.ts'
import { accountText } from '../text.ts'

type SmsCodeFieldProps = {
  value: string
  onValue: (code: string) => void
  /** What the code is for; each has a lock of its own. */
  scene: string
  /** Whether a code is on its way. What went wrong has been said otherwise. */
  send: () => Promise<boolean>
  hint?: ReactNode
  label?: string
  name?: string
  error?: string | undefined
}

/** An SMS code with the button that sends it and the lock after it. */
export function SmsCodeField({ value, onValue, scene, send, hint, label, name, error }: SmsCodeFieldProps) {
  const text = useText(accountText)
  const countdown = useSmsCountdown(scene)

  async function sendOnce() {
    if (!(await send())) return
    countdown.start()
    toast(text.sent, 'success')
  }

  return (
    <Field
      label={label ?? text.code}
      value={value}
      onValue={(code) => onValue(code.trim())}
      placeholder={text.codePrompt}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={smsCodeLength}
      hint={hint}
      name={name}
      error={error}
      suffix={
        <Button small variant="quiet" disabled={countdown.left > 0} onClick={sendOnce}>
          {countdown.left > 0 ? text.sendAgain(countdown.left) : text.send}
        </Button>
      }
    />
  )
}
