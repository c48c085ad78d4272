import { accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { passwordCalls, passwordFailures } from '#contract/people/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { checkCredentials } from '#server/features/people/account/check-credentials.ts'
import { readClientConfig } from '#server/features/people/account/login-risk.ts'
import { findByName } from '#server/features/people/account/own-number.ts'
import { consumeCheckedCode } from '#server/features/people/account/sms-codes.ts'
import { checkNewPassword, setPassword } from './set-password.ts'

/** Asks for all that a login by the old password asks for: it tells as much, and does more. */
export const changePassword = answer(passwordCalls.change, async (input, context) => {
  const { old_password: old, password, code, slide_ticket } = input
  checkNewPassword(password)
  const { username } = input
  const found = username ? await findByName(context, username, input.country_code) : await findSelf(context)
  const config = await readClientConfig(context)
  const given = { found, username: username ?? '', password: old, code, slide_ticket }
  const { user, number } = await checkCredentials(context, config, given, 'spend')
  if (password === old) throw refuse(passwordFailures.samePassword)
  await setPassword(context, user.id, password, async (current, db) => {
    if (current?.password_hash !== user.password_hash) throw refuse(accountFailures.wrongPassword)
    if (number) await consumeCheckedCode(context, db, number, code!)
  })
  return {}
})

async function findSelf({ member, db }: Context) {
  if (!member) throw refuse(failures.parametersMissing, { detail: 'username' })
  return selectUser(db, member.userId)
}
