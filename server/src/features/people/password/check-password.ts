import { failures } from '#contract/wire/failure.ts'
import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { loginTypes, passwordCalls } from '#contract/people/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { checkCredentials } from '#server/features/people/account/check-credentials.ts'
import { asksSlideAtLogin } from '#server/features/people/account/login-config.ts'
import { readClientConfig, refuseGuessers } from '#server/features/people/account/login-risk.ts'
import { findByName } from '#server/features/people/account/own-number.ts'
import { judgePasswordAge } from '#server/features/people/account/password-age.ts'
import { proveBySlide } from '#server/features/people/account/slide-ticket.ts'
import { checkCode } from '#server/features/people/account/sms-codes.ts'

/** The checks of the login that follows, under the same limits, so that asking here tells no more than asking there. */
export const checkPassword = answer(passwordCalls.check, async (input, context) => {
  const { username, password, code } = input
  const config = await readClientConfig(context)
  if (input.login_type === loginTypes.phone) {
    const isAsked = asksSlideAtLogin(config)
    await refuseGuessers(context, await proveBySlide(context, input.slide_ticket, { isAsked, use: 'look' }))
    if (!code) throw refuse(accountFailures.codeNeeded)
    const countryCode = input.country_code ?? defaultCountryCode
    // Who comes by a code does not use the password, whatever its age.
    await checkCode(context, { countryCode, phone: username, scene: 'login' }, code)
    return {}
  }
  if (password === undefined) throw refuse(failures.parametersMissing, { detail: 'password' })
  const found = await findByName(context, username, input.country_code)
  const { user } = await checkCredentials(context, config, { ...input, found, password }, 'look')
  const age = judgePasswordAge(user, config, Date.now())
  if (age) throw refuse(age.failure, { data: { status: age.status } })
  return {}
})
