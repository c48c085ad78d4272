import { failures } from '#contract/failure.ts'
import { defaultCountryCode } from '#contract/account.ts'
import { loginTypes, passwordCalls } from '#contract/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { checkCredentials, countPasswordTry } from '#server/features/account/check-credentials.ts'
import { asksSlideAtLogin, readLoginConfig } from '#server/features/account/login-config.ts'
import { judgePasswordAge } from '#server/features/account/password-age.ts'
import { showTicket } from '#server/features/account/slide-ticket.ts'
import { checkCode } from '#server/features/account/sms-codes.ts'

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
