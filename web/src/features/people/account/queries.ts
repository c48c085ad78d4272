import { accountCalls, agreementCalls } from '#contract/people/account.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { passwordCalls } from '#contract/people/password.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { wechatCalls } from '#contract/people/wechat.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '#web/platform/query.ts'

const currentConfig = () => api(accountCalls.loginConfig, { type: 2 }, { tips: false })

export const accountQueries = {
  loginConfig: () => queryOf(accountCalls.loginConfig, { type: 2 }),
  /** Asked right before the call: the server asks for a puzzle when the risk rises, and has to say so first. */
  asksSlideForSms: async () => (await currentConfig()).verification_code === 1,
  asksSlideAtLogin: async () => {
    const { verification_code, user_identity } = await currentConfig()
    return verification_code === 1 && user_identity === 2
  },
  /** Who and where a copied code stands for. */
  handOff: (code: string) => ({ ...queryOf(otherLoginCalls.shearplateInfo, { code }), gcTime: 0 }),
  /** Of the number that belongs to an account; not kept. */
  countryCode: async (username: string) => (await api(passwordCalls.countryCode, { username })).country_code,
  /** Of the user; every refusal is left to the caller. */
  userType: (): Promise<{ user_type?: number }> =>
    api(profileCalls.userType, {}, { tips: false, whenLoginEnded: 'leave' }),
  /** Where somebody agrees that WeChat says who they are; it leads back to `redirect` with a code. */
  wechatLoginPage: (redirect: string, type: 1 | 2 | 3) =>
    api(wechatCalls.getAuthAddress, { redirect, wx_type: type }),
  /** Whether WeChat already knows who it is, and where to go if not. */
  wechatAuthorization: (redirect: string, type: 1 | 2 | 3) =>
    api(wechatCalls.authorizeInfo, { redirect, wx_type: type }, { tips: false, whenLoginEnded: 'leave' }),
  agreement: (agreementId: number) => queryOf(agreementCalls.detail, { agreement_id: agreementId }),
}
