import { accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { passwordCalls, passwordFailures } from '#contract/people/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { countPasswordTry } from '#server/features/people/account/check-credentials.ts'
import { findByName } from '#server/features/people/account/own-number.ts'
import { isPassword } from '#server/features/people/account/passwords.ts'
import { checkNewPassword, setPassword } from './set-password.ts'

export const changePassword = answer(passwordCalls.change, async (input, context) => {
  const { old_password: old, password } = input
  checkNewPassword(password)
  const user = input.username
    ? await findNamed(context, input.username, input.country_code)
    : await findSelf(context)
  if (!(await isPassword(user?.password_hash, old)) || !user) throw refuse(accountFailures.wrongPassword)
  if (user.status !== 'active') throw refuse(accountFailures.forbidden)
  if (password === old) throw refuse(passwordFailures.samePassword)
  await setPassword(context, user.id, password, async (current) => {
    if (current?.password_hash !== user.password_hash) throw refuse(accountFailures.wrongPassword)
  })
  return {}
})

async function findNamed(context: Context, username: string, countryCode: string | undefined) {
  await countPasswordTry(context, username)
  return findByName(context, username, countryCode)
}

async function findSelf(context: Context) {
  const { member, db } = context
  if (!member) throw refuse(failures.parametersMissing, { detail: 'username' })
  await countPasswordTry(context, `user ${member.userId}`)
  return selectUser(db, member.userId)
}
