import * as z from 'zod/mini'
import {
  countryCode,
  phone,
  slideTicket,
  smsCode,
  smsCodeIfAny,
  smsScenes,
  username,
} from '../people/account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, line, nothing, text } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const payeeFailures = defineFailures({
  alreadySubmitted: [5801, '实名认证正在审核中', 'your authentication is under review'],
  alreadyPassed: [5802, '您已通过实名认证', 'you are authenticated already'],
  notUnderReview: [5803, '该认证不在审核中', 'this authentication is not under review'],
  cardWrong: [5804, '银行卡号不正确', 'bank card number incorrect'],
  bankMissing: [5805, '请填写开户银行', 'please enter the bank'],
  branchMissing: [5806, '请填写开户支行', 'please enter the branch of the bank'],
  nameMissing: [5807, '请填写真实姓名', 'please enter your real name'],
  idNumberMissing: [5808, '请填写身份证号', 'please enter your ID number'],
  cardMissing: [5809, '请填写银行卡号', 'please enter the bank card number'],
  payeeMismatch: [
    5847,
    '收款人与实名认证信息不一致，请修改收款信息',
    'the payee is not the authenticated person, please correct the payee',
  ],
})

/** 0 none, 1 under review, 2 passed, 3 refused. */
export const authenticationStates = { none: 0, underReview: 1, passed: 2, failed: 3 } as const

export const payeeLimits = { bankName: 50, bankBranch: 100, reason: 200 } as const

/** Longer than allowed on purpose: the handler has its own message for what is wrong. */
const spoken = text(200)
const idNumber = text(40).check(z.toUpperCase())
/** People write the digits of a card in groups. */
const cardNumber = text(60).check(z.overwrite((card) => card.replaceAll(/[\s-]/g, '')))

export const authentication = z.object({
  status: oneOf(authenticationStates),
  /** Why it was refused. */
  reason: z.string(),
  truename: z.string(),
  /** Masked. */
  id_number: z.string(),
  /** Masked. */
  phone: z.string(),
  submitted_at: z.string(),
  reviewed_at: z.string(),
})

export const payee = z.object({
  is_complete: bit,
  truename: z.string(),
  /** Masked, as the card and the phone. */
  id_number: z.string(),
  bank_name: z.string(),
  bank_card: z.string(),
  bank_branch: z.string(),
  phone: z.string(),
  saved_at: z.string(),
})

export const payeeCalls = {
  sendCode: defineCall({
    id: 'expert.sendcode',
    path: '/api/web/v2/doctorhomepage/sendcode',
    about:
      'The same as account/sendCode, for experts: scenes auth, confirm, sign, withdraw; `scene` is auth if left out.',
    input: z.object({
      phone: z.optional(phone),
      username: z.optional(username),
      country_code: countryCode,
      scene: z._default(z.enum(smsScenes), 'auth'),
      slide_ticket: slideTicket,
    }),
    output: nothing,
  }),
  submitAuthentication: defineCall({
    id: 'expert.submitauth',
    path: '/api/web/v2/doctorhomepage/submitauth',
    about:
      'Applies for authentication, which is asked for before a withdrawal: real name, ID number, phone and an SMS code of the scene auth. Also again after a refusal. A phone that is not the account’s own also takes `own_code`, an SMS code of the scene confirm to the account’s number, in a browser that is not proved (4106 asks for it).',
    access: 'member',
    sealed: true,
    input: z.object({
      truename: spoken,
      id_number: idNumber,
      phone,
      country_code: countryCode,
      code: smsCode,
      own_code: smsCodeIfAny,
    }),
    output: authentication,
  }),
  authenticationStatus: defineCall({
    id: 'expert.getuserauthstatus',
    path: '/api/web/v2/doctorhomepage/getuserauthstatus',
    about: 'The state of the caller’s authentication: 0 none, 1 under review, 2 passed, 3 refused.',
    access: 'member',
    input: nothing,
    output: z.object({ status: oneOf(authenticationStates), reason: z.string() }),
  }),
  authenticationInfo: defineCall({
    id: 'expert.getuserauthinfo',
    path: '/api/web/v2/doctorhomepage/getuserauthinfo',
    about: 'The caller’s authentication as it was submitted, with its numbers masked.',
    access: 'member',
    input: nothing,
    output: authentication,
  }),
  info: defineCall({
    id: 'withdraw.info',
    path: '/api/web/v3/withdraw/info',
    about: 'Where the caller’s money is paid to, with the numbers masked.',
    access: 'member',
    input: nothing,
    output: payee,
  }),
  saveInfo: defineCall({
    id: 'withdraw.saveInfo',
    path: '/api/web/v3/withdraw/saveInfo',
    about:
      'Saves where the caller’s money is paid to, with an SMS code of the scene withdraw to `phone`. An empty ID or card number leaves the saved one (or the authenticated ID number) as it is. Without `bank_name` the bank is the one that the card number suggests. A phone that is not the account’s own also takes `own_code`, an SMS code of the scene confirm to the account’s number, in a browser that is not proved (4106 asks for it).',
    access: 'member',
    sealed: true,
    input: z.object({
      truename: spoken,
      id_number: z._default(idNumber, ''),
      bank_name: z._default(line(payeeLimits.bankName), ''),
      bank_card: z._default(cardNumber, ''),
      bank_branch: line(payeeLimits.bankBranch),
      phone,
      country_code: countryCode,
      code: smsCode,
      own_code: smsCodeIfAny,
    }),
    output: payee,
  }),
}

export const authenticationItem = z.extend(authentication, {
  authentication_id: z.int(),
  userid: z.int(),
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
})

export type Authentication = z.infer<typeof authentication>
export type AuthenticationItem = z.infer<typeof authenticationItem>
export type Payee = z.infer<typeof payee>
