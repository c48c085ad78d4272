import type * as z from 'zod/mini'
import { accountFailures } from '#contract/people/account.ts'
import type { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { selectUser } from './account.queries.ts'
import { asksSlideForSms } from './login-config.ts'
import { readClientConfig } from './login-risk.ts'
import { findByName, numberOfName, ownNumber } from './own-number.ts'
import { checkPhone } from './phone.ts'
import { proveBySlide } from './slide-ticket.ts'
import { issueCode, issueCodeUnseen } from './sms-codes.ts'
import type { CodeNumber } from './sms-codes.ts'

type Asked = z.infer<typeof accountCalls.sendCode.input>

/** To a number, to the number of an account, or, with neither, to that of the caller. */
export async function sendCodeFor(context: CallContext, input: Asked): Promise<Record<string, never>> {
  const { phone, username, country_code: countryCode, scene } = input
  if (phone !== undefined) checkPhone(phone, countryCode)
  const own = phone === undefined && username === undefined ? await memberNumber(context, scene) : undefined
  const isAsked = asksSlideForSms(await readClientConfig(context))
  const isProven = await proveBySlide(context, input.slide_ticket, { isAsked })
  if (own) await issueCode(context, own, isProven)
  else if (phone !== undefined) await issueCode(context, { countryCode, phone, scene }, isProven)
  else {
    const user = await findByName(context, username!, countryCode)
    await issueCodeUnseen(context, numberOfName(context, user, username!, scene), isProven)
  }
  return {}
}

async function memberNumber(context: CallContext, scene: string): Promise<CodeNumber> {
  if (!context.member) throw refuse(failures.parametersMissing, { detail: 'phone' })
  const user = await selectUser(context.db, context.member.userId)
  const number = user && ownNumber(context, user, scene)
  if (!number) throw refuse(accountFailures.phoneMissing)
  return number
}
