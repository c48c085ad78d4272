import { defaultCountryCode } from '#contract/people/account.ts'
import { passwordCalls } from '#contract/people/password.ts'
import { answer } from '#kernel/answer.ts'
import { findByName } from '#server/features/people/account/own-number.ts'

const perAddress = { name: 'country-code-address', max: 100, windowMs: 600_000 }

export const getCountryCode = answer(passwordCalls.countryCode, async ({ username }, context) => {
  await context.limits.spend(perAddress, context.caller.address)
  const user = await findByName(context, username)
  return { country_code: user?.country_code ?? defaultCountryCode }
})
