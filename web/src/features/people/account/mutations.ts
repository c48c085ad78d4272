import { accountCalls } from '#contract/people/account.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
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
  logInByHandOff: mutationOf(otherLoginCalls.shearplateLogin),
  logInByCarrier: mutationOf(otherLoginCalls.phoneVerify),
  logInByWechat: mutationOf(wechatCalls.userinfo, { tips: false, whenLoginEnded: 'leave' }),
  logInByEnterprise: mutationOf(otherLoginCalls.checkUid),
  createHandOff: mutationOf(otherLoginCalls.generateShearplate),
  bindMobile: mutationOf(ownAccountCalls.bindMobile),
}
