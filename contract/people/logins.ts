import * as z from 'zod/mini'
import { countryCode, loginData, password, phone, provenOpenid, smsCode, smsCodeIfAny } from './account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, nothing, words } from '../wire/fields.ts'

export const loginsFailures = defineFailures({
  carrierRefused: [
    4121,
    '一键登录失败，请使用其他方式登录',
    'one-click login failed, please log in another way',
  ],
  clipboardRefused: [4122, '口令无效或已过期', 'this code is not valid or no longer so'],
  foreignTarget: [4123, '只支持本站页面', 'only pages of this site are allowed'],
  proofNeeded: [4125, '请验证原手机号或登录密码', 'please verify the old mobile number or the password'],
  phoneTaken: [4124, '该手机号已被其他账号使用', 'this mobile number belongs to another account'],
})

/** A path of this site: `//host` and `/\host` would lead to another one. */
export const sitePath = /^\/(?![/\\])[^\s\\]{0,499}$/

export const clientKinds = ['phone', 'desk', 'wechat', 'mini-program', 'app'] as const

/** One login of a user. Times are `YYYY-MM-DD HH:mm` in Shanghai. */
export const ownLogin = z.object({
  login_id: z.int(),
  client: z.enum(clientKinds),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: bit,
})

const clipboardCode = words(64)

/** The fields that an enterprise platform signs. */
export const entryPatterns = { timestamp: /^\d{13}$/, signature: /^[0-9a-f]{64}$/ }

/** Further ways to log in. */
export const entryCalls = {
  phoneVerify: defineCall({
    id: 'getui.phoneverifylogin',
    path: '/api/web/v3/getui/phoneverifylogin',
    about: 'Logs in by the token that the carrier issued to the app; an unknown number is registered.',
    input: z.object({ gyuid: words(128), access_token: words(2048), openid: provenOpenid }),
    output: loginData,
  }),
  generateShearplate: defineCall({
    id: 'account.generateshearplate',
    path: '/api/web/v2/account/generateshearplate',
    about:
      'A code for the clipboard that stands for a page of this site and, if there is one, for the login. Valid once, for 10 minutes.',
    input: z.object({ target: words(500) }),
    output: z.object({ code: z.string() }),
  }),
  shearplateInfo: defineCall({
    id: 'account.getshearplateinfo',
    path: '/api/web/v2/account/getshearplateinfo',
    about: 'What a clipboard code stands for; `truename` is masked, and empty without a login.',
    input: z.object({ code: clipboardCode }),
    output: z.object({ target: z.string(), truename: z.string() }),
  }),
  shearplateLogin: defineCall({
    id: 'account.shearplatelogin',
    path: '/api/web/v2/account/shearplatelogin',
    about:
      'Logs in by a clipboard code and uses it up. The code becomes invalid when the login that made it ends.',
    sealed: true,
    input: z.object({ code: clipboardCode }),
    output: loginData,
  }),
  checkUid: defineCall({
    id: 'platform.checkuidlogin',
    path: '/api/web/v2/platform/checkuidlogin',
    about:
      'Logs an enterprise user in by the signature of the platform `pf`: the hex HMAC-SHA256 over uid + timestamp (ms), at most 5 minutes old.',
    // Sealed also because `timestamp` is the name of a field that travels with every call.
    sealed: true,
    input: z.object({
      pf: words(40),
      uid: words(64),
      timestamp: z.string().check(z.regex(entryPatterns.timestamp)),
      signature: z.string().check(z.regex(entryPatterns.signature)),
    }),
    output: loginData,
  }),
  companyUserInfo: defineCall({
    id: 'platform.companyUserInfo',
    path: '/api/web/v2/platform/companyuserinfo',
    about: 'The identity of the logged-in enterprise user on their platform.',
    access: 'member',
    input: nothing,
    output: z.object({
      userid: z.int(),
      pf: z.string(),
      uid: z.string(),
      company: z.string(),
      truename: z.string(),
      photo: z.string(),
    }),
  }),
}

/** Calls by which people manage their own logins, phone number and account. */
export const ownAccountCalls = {
  logins: defineCall({
    id: 'account.loginlist',
    path: '/api/web/v2/account/loginlist',
    about: 'The valid logins of the user, the current one first.',
    access: 'member',
    input: nothing,
    output: z.array(ownLogin),
  }),
  endLogin: defineCall({
    id: 'account.endlogin',
    path: '/api/web/v2/account/endlogin',
    about: 'Ends one of the other logins of the user.',
    access: 'member',
    input: z.object({ login_id: id }),
    output: nothing,
  }),
  endOtherLogins: defineCall({
    id: 'account.endotherlogins',
    path: '/api/web/v2/account/endotherlogins',
    about: 'Ends all logins of the user except the current one.',
    access: 'member',
    input: nothing,
    output: z.object({ ended: z.int() }),
  }),
  bindMobile: defineCall({
    id: 'account.bindmobile',
    path: '/api/web/v2/account/bindmobile',
    about:
      'Replaces the number of the account, by an SMS code of the scene `bind` to the new number and a second proof: `old_code` of the scene `auth` to the old number, or `password`. The old number is notified, all other logins end.',
    access: 'member',
    input: z.object({
      phone,
      country_code: countryCode,
      code: smsCode,
      old_code: smsCodeIfAny,
      password: z.optional(password),
    }),
    output: nothing,
  }),
  exportData: defineCall({
    id: 'account.exportdata',
    path: '/api/web/v2/account/exportdata',
    about: 'Everything stored about the user: the account and, by table, what belongs to it.',
    access: 'member',
    input: nothing,
    output: z.object({
      exported_at: z.string(),
      account: z.record(z.string(), z.unknown()),
      records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  destroy: defineCall({
    id: 'account.destory',
    path: '/api/web/v2/account/destory',
    about:
      'Deletes the account by an SMS code of the scene `destroy` to its number. Personal data is erased; the number may register again.',
    access: 'member',
    input: z.object({ code: smsCode }),
    output: nothing,
  }),
}

export type OwnLogin = z.infer<typeof ownLogin>
export type ExportedData = z.infer<typeof ownAccountCalls.exportData.output>
