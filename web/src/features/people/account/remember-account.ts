import type { UserInfo } from '#contract/people/account.ts'
import { storage } from '#web/platform/storage.ts'
import type { RememberedAccount } from './remembered-account.ts'

/** As long as the login cookie. */
const validMs = 720 * 3600_000

/** Others may look at the screen: enough to recognise oneself by, not to be read off. */
export function maskedName(user: Pick<UserInfo, 'truename' | 'sysusers_name'>): string {
  const [first = '', ...rest] = user.truename
  if (first !== '') return first + '*'.repeat(Math.max(rest.length, 1))
  // A phone number comes masked already.
  if (user.sysusers_name.includes('*')) return user.sysusers_name
  return user.sysusers_name === '' ? '' : `${user.sysusers_name.slice(0, 2)}***`
}

export function rememberAccount(user: UserInfo, refreshToken: string): void {
  const account: RememberedAccount = {
    name: maskedName(user),
    refresh_token: refreshToken,
    until: Date.now() + validMs,
  }
  storage.set('remembered_account', JSON.stringify(account))
}

export const forgetAccount = () => storage.remove('remembered_account')
