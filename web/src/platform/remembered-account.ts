import type { UserInfo } from '#contract/people/account.ts'
import { createKept, fieldsOf, deviceArea } from '#web/platform/kept.ts'

/** Who was here last and may come back with one press. */
export type RememberedAccount = { name: string; refresh_token: string; until: number }

/** As long as the login cookie. */
const validMs = 720 * 3600_000

export function readRemembered(stored: unknown, now: number): RememberedAccount | undefined {
  const { name, refresh_token, until } = fieldsOf(stored)
  const isWhole = typeof name === 'string' && typeof refresh_token === 'string' && typeof until === 'number'
  return isWhole && refresh_token !== '' && until > now ? { name, refresh_token, until } : undefined
}

/** It outlives a login that ran out. */
const kept = createKept(deviceArea, 'remembered_account', (stored) => readRemembered(stored, Date.now()))

export const rememberedAccount = kept.get

/** Without a user the name that is known stays, as after the login was renewed. */
export function rememberAccount(
  account: { user: UserInfo | undefined; refreshToken: string } | undefined,
): void {
  if (!account) return forgetAccount()
  const name = account.user ? maskedName(account.user) : (kept.get()?.name ?? '')
  return kept.set({ name, refresh_token: account.refreshToken, until: Date.now() + validMs })
}

export const forgetAccount = kept.clear

/** Others may look at the screen: enough to recognise oneself by, not to be read off. */
export function maskedName(user: Pick<UserInfo, 'truename' | 'sysusers_name'>): string {
  const [first = '', ...rest] = user.truename
  if (first !== '') return first + '*'.repeat(Math.max(rest.length, 1))
  // A phone number comes masked already.
  if (user.sysusers_name.includes('*')) return user.sysusers_name
  return user.sysusers_name === '' ? '' : `${user.sysusers_name.slice(0, 2)}***`
}
