import type { ReactNode } from 'react'
import { sendSmsCode } from '../send-sms-code.ts'
import type { SmsScene, SmsTarget } from '../send-sms-code.ts'
import { CodeInput } from './code-input.tsx'

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

/** The SMS code of an account, with the verification before it. */
export function CodeField({ target, scene, ...input }: CodeFieldProps) {
  async function send() {
    const to = await target()
    return to !== undefined && sendSmsCode(to, scene)
  }
  return <CodeInput {...input} scene={scene} send={send} />
}
