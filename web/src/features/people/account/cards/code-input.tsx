import type { ReactNode } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useSmsCountdown } from '../countdown.ts'
import { accountText } from '../text.ts'

type CodeInputProps = {
  value: string
  onValue: (code: string) => void
  /** Codes of one scene share the lock of the send button. */
  scene: string
  /** Sends a code; false when the person gave up. A failure has been shown. */
  send: () => Promise<boolean>
  hint?: ReactNode
  label?: string
  name?: string
  error?: string | undefined
}

/** An SMS code with the button that sends it, and its lock. */
export function CodeInput({ value, onValue, scene, send, hint, label, name, error }: CodeInputProps) {
  const text = useText(accountText)
  const countdown = useSmsCountdown(scene)

  async function handleSend() {
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
        <Button small variant="quiet" disabled={countdown.left > 0} onClick={handleSend}>
          {countdown.left > 0 ? text.sendAgain(countdown.left) : text.send}
        </Button>
      }
    />
  )
}
