import { useState } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useAreaNumber } from '../state.ts'
import { accountText } from '../text.ts'

export type KeptCode = [code: string, setCode: (code: string) => void]

/** What a form that proves a number by an SMS code asks. `check` tells the person what is wrong, and answers whether nothing is. */
export function usePhoneCode(phone: string, kept?: KeptCode) {
  const text = useText(accountText)
  const country_code = useAreaNumber()
  const own = useState('')
  const [code, setCode] = kept ?? own

  function checkPhone(): boolean {
    if (isPhone(phone, country_code)) return true
    toast(text.wrongPhone, 'failure')
    return false
  }

  function check(): boolean {
    if (!checkPhone()) return false
    if (/^\d+$/.test(code) && code.length === smsCodeLength) return true
    toast(text.wrongCode, 'failure')
    return false
  }

  const target = () => (checkPhone() ? { phone, country_code } : undefined)
  return { code, setCode, target, check, proof: { country_code, code } }
}
