import * as z from 'zod/mini'
import { countryCode, password, phone, smsCode, smsCodeIfAny } from './account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, nothing } from '../wire/fields.ts'

export const ownAccountFailures = defineFailures({
  phoneTaken: [4124, '该手机号已被其他账号使用', 'this mobile number belongs to another account'],
  proofNeeded: [4125, '请验证原手机号或登录密码', 'please verify the old mobile number or the password'],
})

/** For how many days the file of an export can be downloaded. */
export const exportDays = 7

export const clientKinds = ['phone', 'desk', 'wechat', 'mini-program', 'app'] as const

/** One login of a user. Times are `YYYY-MM-DD HH:mm` in Shanghai. */
export const ownLogin = z.object({
  login_id: z.int(),
  client: z.enum(clientKinds),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: bit,
})

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
  wechatBinding: defineCall({
    id: 'account.wechatbinding',
    path: '/api/web/v2/account/wechatbinding',
    about: 'Whether the user can log in by WeChat, and since when.',
    access: 'member',
    input: nothing,
    output: z.object({ is_bound: bit, bound_at: z.string() }),
  }),
  unbindWechat: defineCall({
    id: 'account.unbindwechat',
    path: '/api/web/v2/account/unbindwechat',
    about:
      'Removes the bound WeChat from the account, in all apps. A proof is needed: `old_code`, sent to the caller’s number for the scene `auth`, or `password`. All other logins end. The call is refused where WeChat is the only way to log in.',
    access: 'member',
    input: z.object({ old_code: smsCodeIfAny, password: z.optional(password) }),
    output: nothing,
  }),
  exportData: defineCall({
    id: 'account.exportdata',
    path: '/api/web/v2/account/exportdata',
    about:
      'Asks for a file with what is stored about the user, by an SMS code of the scene `export` to their number. It is written later and told by a message. Patients are left out, ID and card numbers are masked.',
    access: 'member',
    input: z.object({ code: smsCode }),
    output: nothing,
  }),
  exports: defineCall({
    id: 'account.exports',
    path: '/api/web/v2/account/exports',
    about:
      'The file with the data of the user, if one was asked for and is still there. Each download is logged.',
    access: 'member',
    input: nothing,
    output: z.object({
      exports: z.array(
        z.object({ url: z.string(), size: z.int(), time: z.string(), expire_time: z.string() }),
      ),
    }),
  }),
  closing: defineCall({
    id: 'account.closing',
    path: '/api/web/v2/account/closing',
    about:
      'What is still open for the user, and what the deletion of the account would do to it, a line each.',
    access: 'member',
    input: nothing,
    output: z.object({ notes: z.array(z.string()) }),
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
