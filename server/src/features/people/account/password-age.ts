import { accountFailures } from '#contract/people/account.ts'
import { passwordStatuses } from '#contract/people/password.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { UserRow } from './account.queries.ts'
import type { LoginConfig } from './login-config.ts'

const day = 86_400_000
/** So long after its end a password may still be used, with the advice to change it. */
const adviceDays = 30

/** Why a password should not be used as it is: at all (forced), or for much longer (advised). */
export function judgePasswordAge(
  user: Pick<UserRow, 'password_initial' | 'password_changed_at'>,
  config: LoginConfig,
  now: number,
): { failure: Failure; status: number } | undefined {
  if (user.password_initial)
    return { failure: accountFailures.initialPassword, status: passwordStatuses.forced }
  if (config.password_past !== 1) return undefined
  const overdue = now - (user.password_changed_at.getTime() + config.password_period * day)
  if (overdue <= 0) return undefined
  const { forced, advised } = passwordStatuses
  return { failure: accountFailures.passwordOverdue, status: overdue <= adviceDays * day ? advised : forced }
}
