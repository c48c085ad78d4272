import { accountFailures } from '#contract/account.ts'
import { passwordCalls, passwordFailures } from '#contract/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { countPasswordTry } from '#server/features/account/check-credentials.ts'
import { findByName } from '#server/features/account/own-number.ts'
import { isPassword } from '#server/features/account/passwords.ts'
import { checkNewPassword, setPassword } from './set-password.ts'

export const changePassword = answer(passwordCalls.change, async (input, context) => {
  const { username, old_password: old, password } = input
  checkNewPassword(password)
  await countPasswordTry(context, username)
  const user = await findByName(context, username, input.country_code)
  if (!(await isPassword(user?.password_hash, old)) || !user) throw refuse(accountFailures.wrongPassword)
  if (user.status !== 'active') throw refuse(accountFailures.forbidden)
  if (password === old) throw refuse(passwordFailures.samePassword)
  await setPassword(context, user.id, password, async (current) => {
    if (current?.password_hash !== user.password_hash) throw refuse(accountFailures.wrongPassword)
  })
  return {}
})
