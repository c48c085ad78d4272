import type { ReactNode } from 'react'
import { sendSmsCode } from '../send-sms-code.ts'
import type { SmsScene, SmsTarget } from '../send-sms-code.ts'
import { SmsCodeField } from './sms-code-field.tsx'

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

/** An SMS code for a number, with the verification before it is sent. */
export function CodeField({ target, scene, ...field }: CodeFieldProps) {
  async function send() {
    const to = await target()
    return to !== undefined && (await sendSmsCode(to, scene))
  }
  return <SmsCodeField {...field} scene={scene} send={send} />
}
