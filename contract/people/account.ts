import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, int, nothing, text, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const smsCodeLength = 4
export const smsLockSeconds = 60
export const loginAgreementId = 6
export const privacyAgreementId = 1
export const defaultCountryCode = '86'

/** -1 is only used by clients for "unknown"; the database stores 0 to 3. */
export const userTypes = { none: 0, doctor: 1, other: 2, enterprise: 3 } as const

export const accountFailures = defineFailures({
  wrongPhone: [4101, '请输入正确的手机号', 'enter correct mobile number'],
  codeTooOften: [4102, '验证码发送过于频繁', 'verification code sent too often'],
  wrongCode: [4103, '验证码错误', 'verification code error or incorrect'],
  wrongPassword: [4104, '用户名或密码错误', 'user name or password wrong'],
  forbidden: [4105, '该用户禁止登录本系统', 'this user is forbidden from this system'],
  codeNeeded: [4106, '请输入验证码', 'please enter the verification code'],
  phoneMissing: [4107, '请先绑定手机号', 'please bind a mobile number first'],
  passwordOverdue: [5112, '密码已过期，请修改密码', 'the password is overdue, please change it'],
  initialPassword: [5113, '初始密码须先修改', 'the initial password must be changed first'],
})

export const loginData = z.object({
  userid: z.int(),
  token: z.string(),
  refresh_token: z.string(),
  sys_token: z.string(),
  openid: z.string(),
  unionid: z.string(),
  photo: z.string(),
  if_auth: z.boolean(),
  url: z.string(),
})

export const userInfo = z.object({
  userid: z.int(),
  img: z.string(),
  truename: z.string(),
  sysusers_name: z.string(),
  account: z.string(),
  photo: z.string(),
  user_type: oneOf(userTypes),
  home_selected_college: z.int(),
  alert_userinfo_frame: bit,
})

export const loginConfig = z.object({
  user_identity: z.int(),
  verification_code: z.int(),
  password_past: z.int(),
  password_period: z.int(),
})

export const smsCode = z.string().check(z.regex(/^\d{4}$/))
/** A form may leave it empty. */
export const smsCodeIfAny = z.optional(z.string().check(z.regex(/^(?:\d{4})?$/)))
export const phone = words(15)
const dialingPrefix = z.string().check(z.regex(/^\d{1,4}$/))
export const countryCode = z._default(dialingPrefix, defaultCountryCode)
/** The country of a username that is a phone number; the default one if left out. */
export const usernameCountry = z.optional(dialingPrefix)
export const username = words(40)
export const password = z.string().check(z.minLength(1), z.maxLength(64))
/** From the slide verification, if the login config requires it. */
export const slideTicket = z.optional(text(64))
/** Which of the WeChat identities proven by this browser the login is bound to. Sent with every call. */
export const provenOpenid = z.optional(text(128))

export const smsScenes = [
  'login',
  'bind',
  'forget',
  'destroy',
  'auth',
  'confirm',
  'sign',
  'withdraw',
  'export',
] as const

/** The two numbers of an RSA key as a JSON Web Key writes them, which browsers read without a parser for DER. */
const publicKey = z.object({ n: z.string(), e: z.string() })
export type PublicKey = z.infer<typeof publicKey>

export const accountCalls = {
  sendCode: defineCall({
    id: 'account.sendCode',
    path: '/api/web/v2/account/sendCode',
    about:
      'Sends a 4-digit code by SMS; one per 60 seconds and ten a day for a number. It goes to `phone`, or to the number of the account `username`, or, with neither, to the number of the logged-in caller. Needs `slide_ticket` when verification_code is 1.',
    input: z.object({
      phone: z.optional(phone),
      username: z.optional(username),
      country_code: countryCode,
      scene: z._default(z.enum(smsScenes), 'login'),
      slide_ticket: slideTicket,
    }),
    output: nothing,
  }),
  codeLogin: defineCall({
    id: 'account.codeLogin',
    path: '/api/web/v2/account/codeLogin',
    about:
      'Logs in by phone and SMS code; an unknown number is registered, as invited by the user `inviter`, and its password sent by SMS. Needs `slide_ticket` when verification_code is 1 and user_identity is 2.',
    sealed: true,
    input: z.object({
      phone,
      country_code: countryCode,
      code: smsCode,
      slide_ticket: slideTicket,
      inviter: z.optional(id),
      openid: provenOpenid,
    }),
    output: loginData,
  }),
  login: defineCall({
    id: 'account.login',
    path: '/api/web/v2/account/login',
    about:
      'Logs in by account (or phone) and password. Needs `code` when user_identity is 1, and `slide_ticket` when it is 2 and verification_code is 1. `skip_advice` 1 continues if a change of the password is only advised (5112, status 2).',
    sealed: true,
    input: z.object({
      username,
      country_code: usernameCountry,
      password,
      code: smsCodeIfAny,
      slide_ticket: slideTicket,
      skip_advice: z.optional(flag),
      openid: provenOpenid,
    }),
    output: loginData,
  }),
  logout: defineCall({
    id: 'account.logout',
    path: '/api/web/v2/account/logout',
    about: 'Ends this login; its tokens become invalid at once.',
    input: nothing,
    output: nothing,
  }),
  userInfo: defineCall({
    id: 'account.getuserinfo',
    path: '/api/web/v2/account/getuserinfo',
    about: 'The caller’s profile, fetched after every login.',
    access: 'member',
    input: nothing,
    output: userInfo,
  }),
  loginStatus: defineCall({
    id: 'account.getloginstatus',
    path: '/api/web/v2/account/getloginstatus',
    about: 'Whether the login is still valid; posted without a body.',
    access: 'member',
    bare: true,
    input: nothing,
    output: nothing,
  }),
  onlineReport: defineCall({
    id: 'account.onlineReport',
    path: '/api/web/v2/account/onlinereport',
    about: 'Heartbeat every 240000 ms while logged in.',
    access: 'member',
    input: nothing,
    output: nothing,
  }),
  onlineRefresh: defineCall({
    id: 'account.onlineRefresh',
    path: '/api/web/v2/account/onlinerefresh',
    about: 'Exchanges the refresh token for new login data; the old refresh token becomes invalid.',
    input: z.object({ refresh_token: words(200) }),
    output: loginData,
  }),
  publicKey: defineCall({
    id: 'account.publicKey',
    method: 'GET',
    path: '/api/web/v2/account/publickey',
    about: 'The public key that wraps the keys of sealed calls.',
    input: nothing,
    output: z.object({ public_key: z.string(), jwk: publicKey }),
  }),
  loginConfig: defineCall({
    id: 'insurance.getinsuranceconfig',
    path: '/api/insurance/v1/getinsuranceconfig',
    about: 'Which checks the login requires; `type` 2.',
    input: z.object({ type: int }),
    output: loginConfig,
  }),
}

export const agreementCalls = {
  list: defineCall({
    id: 'agreement.list',
    path: '/api/v2/agreement',
    about: 'The agreements by id and name.',
    input: nothing,
    output: z.array(z.object({ agreement_id: z.int(), agreement_name: z.string() })),
  }),
  detail: defineCall({
    id: 'agreement.detail',
    path: '/api/v2/agreementdetail',
    about: 'One agreement with its text.',
    input: z.object({ agreement_id: int }),
    output: z.object({ agreement_id: z.int(), agreement_name: z.string(), content: z.string() }),
  }),
}

export type LoginData = z.infer<typeof loginData>
export type UserInfo = z.infer<typeof userInfo>
