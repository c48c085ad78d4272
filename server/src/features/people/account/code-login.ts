import { accountCalls } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { asksSlideAtLogin, readLoginConfig } from './login-config.ts'
import { openLogin } from './open-login.ts'
import { checkPhone } from './phone.ts'
import { findOrRegister } from './register.ts'
import { spendTicket } from './slide-ticket.ts'
import { consumeCode } from './sms-codes.ts'

const triesPerAddress = { name: 'code-login-address', max: 200, windowMs: 600_000 }

export const codeLogin = answer(accountCalls.codeLogin, async (input, context) => {
  const { phone, country_code: countryCode } = input
  checkPhone(phone, countryCode)
  await context.limits.spend(triesPerAddress, context.caller.address)
  if (asksSlideAtLogin(await readLoginConfig(context.db))) await spendTicket(context, input.slide_ticket)
  await consumeCode(context, { countryCode, phone, scene: 'login' }, input.code)
  const user = await findOrRegister(context, { countryCode, phone, inviter: input.inviter })
  return openLogin(context, user, { openid: input.openid })
})
