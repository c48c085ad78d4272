import type * as z from 'zod/mini'
import type { accountCalls } from '#contract/people/account.ts'
import type { CallContext } from '#kernel/services.ts'
import { asksSlideAtLogin } from './login-config.ts'
import { readClientConfig, refuseGuessers } from './login-risk.ts'
import { openLogin } from './open-login.ts'
import { checkPhone } from './phone.ts'
import { findOrRegister } from './register.ts'
import { proveBySlide } from './slide-ticket.ts'
import { consumeCode } from './sms-codes.ts'

type Input = z.infer<typeof accountCalls.codeLogin.input>

export async function logInByCode(input: Input, context: CallContext) {
  const { phone, country_code: countryCode } = input
  checkPhone(phone, countryCode)
  const isAsked = asksSlideAtLogin(await readClientConfig(context))
  await refuseGuessers(context, await proveBySlide(context, input.slide_ticket, { isAsked }))
  await consumeCode(context, { countryCode, phone, scene: 'login' }, input.code)
  const user = await findOrRegister(context, { countryCode, phone, inviter: input.inviter })
  return openLogin(context, user, { openid: input.openid, way: 'code' })
}
