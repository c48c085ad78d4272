import { accountCalls } from '#contract/people/account.ts'
import { entryCalls, ownAccountCalls } from '#contract/people/logins.ts'
import { passwordCalls } from '#contract/people/password.ts'
import { wechatCalls } from '#contract/people/wechat.ts'
import { mutationOf } from '#web/platform/mutation.ts'

/** The ways to log in. Each is handed to `logInBy`, which keeps what it gives. */
export const accountMutations = {
  sendCode: mutationOf(accountCalls.sendCode, { tips: false }),
  /** Asked before a login: how old the password is. */
  checkPassword: mutationOf(passwordCalls.check, { tips: false }),
  logInByCode: mutationOf(accountCalls.codeLogin, { tips: false }),
  logInByPassword: mutationOf(accountCalls.login, { tips: false }),
  logInByRefreshToken: mutationOf(accountCalls.onlineRefresh, { whenLoginEnded: 'leave', light: true }),
  logInByHandOff: mutationOf(entryCalls.shearplateLogin),
  logInByCarrier: mutationOf(entryCalls.phoneVerify),
  logInByWechat: mutationOf(wechatCalls.userinfo, { tips: false, whenLoginEnded: 'leave' }),
  logInByEnterprise: mutationOf(entryCalls.checkUid),
  createHandOff: mutationOf(entryCalls.generateShearplate),
  bindMobile: mutationOf(ownAccountCalls.bindMobile),
}
