import { accountCalls } from '#contract/people/account.ts'
import { api } from '#web/platform/api.ts'

/** Apart from the feature's other queries: every page asks these when it starts. */
export const loginQueries = {
  user: () => api(accountCalls.userInfo, {}, { tips: false }),
  status: (whenLoginEnded: 'log-out' | 'leave') =>
    api(accountCalls.loginStatus, {}, { tips: false, whenLoginEnded }),
}
