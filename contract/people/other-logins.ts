import * as z from 'zod/mini'
import { loginData, provenOpenid } from './account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { nothing, words } from '../wire/fields.ts'

export const otherLoginFailures = defineFailures({
  carrierRefused: [
    4121,
    '一键登录失败，请使用其他方式登录',
    'one-click login failed, please log in another way',
  ],
  clipboardRefused: [4122, '口令无效或已过期', 'this code is not valid or no longer so'],
  foreignTarget: [4123, '只支持本站页面', 'only pages of this site are allowed'],
})

/** A path of this site: `//host` and `/\host` would lead to another one. */
export const sitePath = /^\/(?![/\\])[^\s\\]{0,499}$/

const clipboardCode = words(64)

/** The fields that an enterprise platform signs. */
export const entryPatterns = { timestamp: /^\d{13}$/, signature: /^[0-9a-f]{64}$/ }

/** Ways to log in besides a password and a code by SMS. */
export const otherLoginCalls = {
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
