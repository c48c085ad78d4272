import { accountCalls, accountFailures, defaultCountryCode } from '#contract/account.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUserByName } from './account.queries.ts'
import { openLogin } from './open-login.ts'
import { isPassword } from './passwords.ts'
import { digestPhone } from './phone.ts'

const triesPerName = { name: 'login-name', max: 20, windowMs: 600_000 }
const triesPerAddress = { name: 'login-address', max: 200, windowMs: 600_000 }

export const login = answer(accountCalls.login, async ({ username, password }, context) => {
  await context.limits.spend(triesPerAddress, context.caller.address)
  await context.limits.spend(triesPerName, username)
  const phoneDigest = digestPhone(context.vault, defaultCountryCode, username)
  const user = await selectUserByName(context.db, username, phoneDigest)
  if (!(await isPassword(user?.password_hash, password)) || !user) throw refuse(accountFailures.wrongPassword)
  if (user.password_initial) throw refuse(accountFailures.initialPassword)
  return openLogin(context, user)
})
