import { failures } from '#contract/wire/failure.ts'
import { defaultCountryCode } from '#contract/people/account.ts'
import { loginTypes, passwordCalls } from '#contract/people/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { checkCredentials, countPasswordTry } from '#server/features/people/account/check-credentials.ts'
import { asksSlideAtLogin, readLoginConfig } from '#server/features/people/account/login-config.ts'
import { judgePasswordAge } from '#server/features/people/account/password-age.ts'
import { showTicket } from '#server/features/people/account/slide-ticket.ts'
import { checkCode } from '#server/features/people/account/sms-codes.ts'

/** The checks of the login that follows, under the same limits, so that asking here tells no more than asking there. */
export const checkPassword = answer(passwordCalls.check, async (input, context) => {
  const { username, password, code } = input
  await countPasswordTry(context, username)
  const config = await readLoginConfig(context.db)
  if (asksSlideAtLogin(config)) await showTicket(context, input.slide_ticket)
  if (input.login_type === loginTypes.phone) {
    const countryCode = input.country_code ?? defaultCountryCode
    // Who comes by a code does not use the password, whatever its age.
    await checkCode(context, { countryCode, phone: username, scene: 'login' }, code)
    return {}
  }
  if (password === undefined) throw refuse(failures.parametersMissing, { detail: 'password' })
  const { user } = await checkCredentials(context, config, { ...input, password })
  const age = judgePasswordAge(user, config, Date.now())
  if (age) throw refuse(age.failure, { data: { status: age.status } })
  return {}
})
