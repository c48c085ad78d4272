import { accountCalls } from '#contract/account.ts'
import { answer } from '#kernel/answer.ts'
import { checkPhone } from './phone.ts'
import { issueCode } from './sms-codes.ts'

export const sendCode = answer(accountCalls.sendCode, async (input, context) => {
  checkPhone(input.phone, input.country_code)
  await issueCode(context, { countryCode: input.country_code, phone: input.phone, scene: input.scene })
  return {}
})
