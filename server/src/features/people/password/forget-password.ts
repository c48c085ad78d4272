import { isPhone } from '#contract/people/phone.ts'
import { passwordCalls, passwordFailures } from '#contract/people/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { refuseGuessers } from '#server/features/people/account/login-risk.ts'
import { findByName, numberOfName } from '#server/features/people/account/own-number.ts'
import { isPassword } from '#server/features/people/account/passwords.ts'
import { checkCodeOnce, consumeCheckedCode } from '#server/features/people/account/sms-codes.ts'
import { checkNewPassword, setPassword } from './set-password.ts'

const scene = 'forget'

/** Nothing is told before the code is right, and then only to whoever holds the phone. */
export const forgetPassword = answer(passwordCalls.forget, async (input, context) => {
  const { username, country_code: countryCode, code, password } = input
  checkNewPassword(password)
  await refuseGuessers(context, true)
  const user = await findByName(context, username, countryCode)
  const number =
    user?.account !== username && isPhone(username, countryCode)
      ? { countryCode, phone: username, scene }
      : numberOfName(context, user, username, scene)
  const uncount = await checkCodeOnce(context, number, code)
  if (!user) throw refuse(passwordFailures.notRegistered)
  if (await isPassword(user.password_hash, password)) throw refuse(passwordFailures.samePassword)
  await uncount()
  await setPassword(context, user.id, password, async (_current, db) =>
    consumeCheckedCode(context, db, number, code),
  )
  return {}
})
