import { accountFailures } from '#contract/people/account.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import type { UserRow } from './account.queries.ts'
import { asksCodeAtLogin, asksSlideAtLogin } from './login-config.ts'
import type { LoginConfig } from './login-config.ts'
import { countPasswordTry, countWrong, nameOfAccount, refuseGuessers } from './login-risk.ts'
import { numberOfName } from './own-number.ts'
import { isPassword } from './passwords.ts'
import { proveBySlide } from './slide-ticket.ts'
import type { TicketUse } from './slide-ticket.ts'
import { checkCodeOnce } from './sms-codes.ts'
import type { CodeNumber } from './sms-codes.ts'

export type Credentials = {
  /** The account that was named, if there is one, and its name as it was given. */
  found: UserRow | undefined
  username: string
  password: string
  code?: string | undefined
  slide_ticket?: string | undefined
}

/**
 * Whether this is the password of an account, with everything that a login asks for besides. Where a code is asked for it
 * comes first: without the phone nobody learns whether the password is right, or whether there is such an account.
 * The code is not used up yet.
 */
export async function checkCredentials(
  context: CallContext,
  config: LoginConfig,
  given: Credentials,
  use: TicketUse,
): Promise<{ user: UserRow; number: CodeNumber | undefined }> {
  const { found, username, code } = given
  if (found) context.noteAccount(found.id)
  const number = asksCodeAtLogin(config) ? numberOfName(context, found, username, 'login') : undefined
  if (number && !code) throw refuse(accountFailures.codeNeeded)
  const hasTicket = await proveBySlide(context, given.slide_ticket, {
    isAsked: asksSlideAtLogin(config),
    use,
  })
  await refuseGuessers(context, hasTicket)
  const uncountCode = number && (await checkCodeOnce(context, number, code!))
  const user = await checkPassword(context, given, hasTicket || number !== undefined)
  await uncountCode?.()
  if (user.status !== 'active') throw refuse(accountFailures.forbidden)
  return { user, number }
}

/** Every comparison of a password counts here, by account however it was named. */
export async function checkPassword(
  context: CallContext,
  { found, username, password }: Credentials,
  isProven: boolean,
): Promise<UserRow> {
  const name = found ? nameOfAccount(found.id) : username
  const uncount = await countPasswordTry(context, name, isProven)
  if (!(await isPassword(found?.password_hash, password)) || !found) {
    await countWrong(context)
    throw refuse(accountFailures.wrongPassword)
  }
  await uncount()
  return found
}
