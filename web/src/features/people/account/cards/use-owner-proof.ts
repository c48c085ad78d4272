import { useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { accountText } from '../text.ts'

export type OwnerProofWay = 'code' | 'password'

/** What shows that a change is wanted by the owner: a code to the number of the account, or the password. */
export function useOwnerProof() {
  const text = useText(accountText)
  const [way, setWay] = useState<OwnerProofWay>('code')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')

  /** Undefined when the code cannot be right, which the person is told. */
  function read() {
    if (way === 'password') return { password: password || undefined }
    if (code === '' || /^\d{4}$/.test(code)) return { old_code: code }
    toast(text.wrongCode, 'failure')
    return undefined
  }

  return { way, setWay, code, setCode, password, setPassword, read }
}
