import { accountCalls } from '#contract/people/account.ts'
import { mutationOf } from '#web/platform/mutation.ts'

/** Apart from the ways to log in, which only the login page needs. */
export const loginMutations = {
  logOut: mutationOf(accountCalls.logout, { tips: false, whenLoginEnded: 'leave' }),
  renew: mutationOf(accountCalls.onlineRefresh, { tips: false, whenLoginEnded: 'leave', light: true }),
  reportOnline: mutationOf(accountCalls.onlineReport, { tips: false }),
}
