import { accountCalls } from '#contract/people/account.ts'
import { api } from './api.ts'

/** The calls that every page makes about its login; those of the login page are in the account's own files. */
export const loginCalls = {
  userInfo: () => api(accountCalls.userInfo, {}, { tips: false }),
  loginStatus: (whenLoginEnded: 'log-out' | 'leave') =>
    api(accountCalls.loginStatus, {}, { tips: false, whenLoginEnded }),
  logout: () => api(accountCalls.logout, {}, { tips: false, whenLoginEnded: 'leave' }),
  renew: (refreshToken: string) =>
    api(
      accountCalls.onlineRefresh,
      { refresh_token: refreshToken },
      { tips: false, whenLoginEnded: 'leave', light: true },
    ),
  reportOnline: () => api(accountCalls.onlineReport, {}, { tips: false }),
}
