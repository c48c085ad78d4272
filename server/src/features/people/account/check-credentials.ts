import { accountFailures } from '#contract/people/account.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { UserRow } from './account.queries.ts'
import { asksCodeAtLogin } from './login-config.ts'
import type { LoginConfig } from './login-config.ts'
import { findByName, numberOfName } from './own-number.ts'
import { isPassword } from './passwords.ts'
import { checkCode, countWrong } from './sms-codes.ts'
import type { CodeNumber } from './sms-codes.ts'

const triesPerName = { name: 'login-name', max: 20, windowMs: 600_000 }
const triesPerAddress = { name: 'login-address', max: 200, windowMs: 600_000 }

/** Every call that tells whether a password is right counts here. */
export async function countPasswordTry(context: Context, username: string): Promise<void> {
  await context.limits.spend(triesPerAddress, context.caller.address)
  await context.limits.spend(triesPerName, username)
}

export type Credentials = {
  username: string
  country_code?: string | undefined
  password: string
  code?: string | undefined
}

/**
 * Whose username and password these are. Where a code is asked for it comes first: without the phone nobody learns
 * whether the password is right, or whether there is such an account. The code is not used up yet.
 */
export async function checkCredentials(
  context: Context,
  config: LoginConfig,
  given: Credentials,
): Promise<{ user: UserRow; number: CodeNumber | undefined }> {
  const { username, password } = given
  const found = await findByName(context, username, given.country_code)
  const number = asksCodeAtLogin(config) ? numberOfName(context, found, username, 'login') : undefined
  if (number) await checkCode(context, number, given.code)
  const user = (await isPassword(found?.password_hash, password)) ? found : undefined
  if (!user) {
    if (number) await countWrong(context, number)
    throw refuse(accountFailures.wrongPassword)
  }
  if (user.status !== 'active') throw refuse(accountFailures.forbidden)
  return { user, number }
}
