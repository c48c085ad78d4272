import type { ReactNode } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useSmsCountdown } from '../countdown.ts'
import { sendSmsCode } from '../send-sms-code.ts'
import type { SmsScene, SmsTarget } from '../send-sms-code.ts'
import { accountText } from '../text.ts'

type CodeFieldProps = {
  value: string
  onValue: (code: string) => void
  scene: SmsScene
  /** Where the code goes; undefined when that is not known yet, which the caller has told. */
  target: () => SmsTarget | undefined | Promise<SmsTarget | undefined>
  hint?: ReactNode
  label?: string
  name?: string
  error?: string | undefined
}

/** An SMS code with the button that sends it, the verification before it and the lock after it. */
export function CodeField({ value, onValue, scene, target, hint, label, name, error }: CodeFieldProps) {
  const text = useText(accountText)
  const countdown = useSmsCountdown(scene)

  async function send() {
    const to = await target()
    if (!to) return
    if (!(await sendSmsCode(to, scene))) return
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
        <Button small variant="quiet" disabled={countdown.left > 0} onClick={send}>
          {countdown.left > 0 ? text.sendAgain(countdown.left) : text.send}
        </Button>
      }
    />
  )
}
