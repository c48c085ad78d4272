import { useState } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useAreaNumber } from '../state.ts'
import { accountText } from '../text.ts'

export type KeptCode = [code: string, setCode: (code: string) => void]

/** What a form that proves a number by an SMS code asks, and says where it is wrong. */
export function usePhoneCode(phone: string, kept?: KeptCode) {
  const text = useText(accountText)
  const country_code = useAreaNumber()
  const own = useState('')
  const [code, setCode] = kept ?? own

  function isPhoneGood(): boolean {
    if (isPhone(phone, country_code)) return true
    toast(text.wrongPhone, 'failure')
    return false
  }

  function isGood(): boolean {
    if (!isPhoneGood()) return false
    if (/^\d+$/.test(code) && code.length === smsCodeLength) return true
    toast(text.wrongCode, 'failure')
    return false
  }

  const target = () => (isPhoneGood() ? { phone, country_code } : undefined)
  return { code, setCode, target, isGood, proof: { country_code, code } }
}
