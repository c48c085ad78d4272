import * as z from 'zod/mini'
import {
  countryCode,
  password,
  slideTicket,
  smsCode,
  smsCodeIfAny,
  username,
  usernameCountry,
} from './account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { int, nothing } from '../wire/fields.ts'

/** 8 to 20 printable characters, including a letter and a digit. */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)[!-~]{8,20}$/
export const isGoodPassword = (password: string) => passwordPattern.test(password)

/** In the data of 5112 and 5113: whether the password must be changed first, or the person may continue. */
export const passwordStatuses = { forced: 1, advised: 2 } as const
export type PasswordStatus = { status: number }

export const loginTypes = { phone: 1, account: 2 } as const

export const passwordFailures = defineFailures({
  weakPassword: [
    4131,
    '密码须为 8 至 20 位，并同时包含字母和数字',
    'the password must have 8 to 20 characters with letters and digits',
  ],
  samePassword: [4132, '新密码不能与原密码相同', 'the new password must differ from the last one'],
  notRegistered: [4133, '该手机号尚未注册', 'this mobile number is not registered yet'],
})

export const passwordCalls = {
  countryCode: defineCall({
    id: 'insurance.getcountrycode',
    path: '/api/insurance/v1/getcountrycode',
    about: 'The dialing prefix of the account `username`; 86 for one that does not exist.',
    input: z.object({ username }),
    output: z.object({ country_code: z.string() }),
  }),
  check: defineCall({
    id: 'insurance.initialpastpassword',
    path: '/api/insurance/v1/initialpastpassword',
    about:
      'Called before a login with the same fields: 200 means continue, 5112 and 5113 carry `status` 1 (a change is forced) or 2 (advised). `login_type` 1 comes with `code`, 2 with `password`. Uses up neither the code nor the slide ticket.',
    sealed: true,
    input: z.object({
      username,
      country_code: usernameCountry,
      password: z.optional(password),
      code: smsCodeIfAny,
      type: int,
      login_type: int,
      slide_ticket: slideTicket,
    }),
    output: nothing,
  }),
  change: defineCall({
    id: 'insurance.changepassword',
    path: '/api/insurance/v1/changepassword',
    about:
      'Changes a password by the old one, with or without a login. All other logins end. A logged-in caller may leave `username` out to change their own password. Needs `code` or `slide_ticket` where the login would need it.',
    sealed: true,
    input: z.object({
      username: z.optional(username),
      country_code: usernameCountry,
      old_password: password,
      password,
      code: smsCodeIfAny,
      slide_ticket: slideTicket,
    }),
    output: nothing,
  }),
  forget: defineCall({
    id: 'insurance.forgetpassword',
    path: '/api/insurance/v1/forgetpassword',
    about: 'Resets a password by an SMS code of the scene `forget`. All other logins end.',
    sealed: true,
    input: z.object({ username, country_code: countryCode, code: smsCode, password }),
    output: nothing,
  }),
}
