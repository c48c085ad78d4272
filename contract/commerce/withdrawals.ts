import * as z from 'zod/mini'
import { smsCodeIfAny } from '../people/account.ts'
import { amount } from '../wire/amount.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, line, lines, nothing } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'
import { authenticationStates } from './payees.ts'

export const withdrawalFailures = defineFailures({
  amountWrong: [5841, '请输入正确的提现金额', 'please enter a correct amount'],
  tooLittle: [5842, '单次提现金额不少于 1 元', 'withdraw at least 1 yuan'],
  tooMuch: [5843, '提现金额超过可提现余额', 'this is more than the available balance'],
  agreementMissing: [
    5844,
    '请先阅读并同意《讲课费提现协议》',
    'please read and accept the agreement on withdrawals first',
  ],
  notAuthenticated: [5845, '请先通过实名认证', 'please be authenticated first'],
  payeeMissing: [5846, '请先填写收款信息', 'please say first where the money goes'],
  alreadyOpen: [5848, '您有一笔提现正在处理，请等待完成', 'a withdrawal of yours is being processed'],
  notUnderReview: [5849, '该提现不在审核中', 'this withdrawal is not under review'],
  notApproved: [5850, '该提现不在待付款状态', 'this withdrawal does not wait to be paid'],
  sameOperator: [5851, '审核人与付款人不能是同一人', 'review and payment are up to two people'],
  noTransfer: [
    5852,
    '收款人没有可转账的账户，请使用银行文件付款',
    'the payee has no account to transfer to, please pay by bank file',
  ],
  nothingToPay: [5853, '没有待付款的提现', 'no withdrawal waits to be paid'],
  walletMissing: [
    6417,
    '您没有可收款的钱包，请选择银行卡',
    'you have no wallet to pay to, please choose the card',
  ],
  notThatWay: [6418, '收款人选择了另一种收款方式', 'the payee has chosen another way to be paid'],
  openAtDeletion: [
    5854,
    '您有一笔提现正在处理，完成后才能注销账号',
    'a withdrawal of yours is being processed; delete the account afterwards',
  ],
})

/** The agreement that is accepted with an application. */
export const withdrawalAgreementId = 8

export const withdrawalLimits = {
  leastFen: 100,
  reason: 200,
  bankResult: 200_000,
  bankFileRows: 500,
} as const

/** Where a withdrawal goes: the bank card of the payee, or a wallet of the person at a payment provider. */
export const payoutDestinations = ['bank', 'wechat', 'alipay', 'sandbox'] as const

/** What the person chooses between. */
export const payoutChoices = ['bank', 'wallet'] as const

/** 1 pending (also while reviewed), 2 paid, 3 refused or bounced: the amount has returned. */
export const withdrawalStates = { pending: 1, paid: 2, returned: 3 } as const

/** How far a withdrawal has come. */
export const withdrawalStages = {
  underReview: 1,
  approved: 2,
  sent: 3,
  paid: 4,
  refused: 5,
  bounced: 6,
} as const

/** Yuan with two decimals. */
export const balances = z.object({
  available: z.string(),
  /** Confirmed and not available yet. */
  pending: z.string(),
  in_withdrawal: z.string(),
})

export const withdrawal = z.object({
  withdrawal_id: z.int(),
  bill_id: z.int(),
  withdrawal_no: z.string(),
  amount: z.string(),
  status: oneOf(withdrawalStates),
  stage: z.int(),
  /** Why it was refused or bounced. */
  reason: z.string(),
  /** Where it goes; the card is that of the payee, also where the money goes to a wallet. */
  destination: z.enum(payoutDestinations),
  bank_name: z.string(),
  /** Masked. */
  bank_card: z.string(),
  applied_at: z.string(),
  reviewed_at: z.string(),
  sent_at: z.string(),
  /** When it was paid, or when the amount has returned. */
  settled_at: z.string(),
  /** The day (YYYY-MM-DD) by which the next step is to be expected; empty once it is over. */
  expected_on: z.string(),
})

export const overview = z.object({
  balances,
  auth_status: oneOf(authenticationStates),
  /** Why the authentication was refused. */
  auth_reason: z.string(),
  payee_complete: bit,
  /** The payee is the authenticated person. */
  payee_matches: bit,
  bank_name: z.string(),
  /** Masked. */
  bank_card: z.string(),
  /** The wallet that the money can go to instead of the card; empty if there is none. */
  wallet: z.enum(['', ...payoutDestinations]),
  /** What the caller has to give back: the next money that becomes available settles it. */
  claim: z.string(),
  /** In this browser an application takes an SMS code of the scene withdraw. */
  needs_code: bit,
  /** The latest ones. */
  withdrawals: z.array(withdrawal),
})

export const withdrawalCalls = {
  overview: defineCall({
    id: 'withdraw.overview',
    path: '/api/web/v3/withdraw/overview',
    about: 'What the caller can withdraw, what is still missing for it, and the latest withdrawals.',
    access: 'member',
    input: nothing,
    output: overview,
  }),
  apply: defineCall({
    id: 'expert.expertwithdrawapply',
    path: '/api/web/v2/doctorhomepage/expertwithdrawapply',
    about:
      'Applies for a withdrawal of at least 1 yuan and at most the available balance; `agreement` 1 accepts agreement 8. It goes to the card of the payee, or with `destination` wallet to the wallet that the overview names. One at a time. In a browser that is not proved it takes `code`, an SMS code of the scene withdraw to the account’s number (4106 asks for it).',
    access: 'member',
    input: z.object({
      amount,
      agreement: z._default(code, 0),
      /** The card if it says nothing. */
      destination: z.optional(z.enum(payoutChoices)),
      code: smsCodeIfAny,
    }),
    output: z.object({ bill_id: z.int(), status: oneOf(withdrawalStates) }),
  }),
}

export const withdrawalItem = z.extend(withdrawal, {
  userid: z.int(),
  truename: z.string(),
  bank_branch: z.string(),
  /** The payee was saved less than a day before the application. */
  is_payee_new: bit,
  reviewer: z.string(),
  reviewer_id: z.int(),
  payer: z.string(),
  /** The payment provider, `bank`, or empty. */
  method: z.string(),
  batch_no: z.string(),
  receipt_no: z.string(),
})

export const bankResultStates = ['paid', 'bounced', 'repeated', 'refused', 'unknown', 'unreadable'] as const

/** Operators review withdrawals and pay them; the same person cannot do both. */
export const withdrawalOperatorCalls = {
  bankFile: defineCall({
    id: 'withdrawal.bankFile',
    path: '/api/web/v3/withdrawal/bankFile',
    about:
      'A file (CSV) by which a bank pays the approved withdrawals that the caller has not approved: they count as sent. With `batch_no` the same file again. Access to the card numbers is logged.',
    access: 'operator',
    right: 'money.approve',
    changes: true,
    input: z.object({ batch_no: z._default(line(40), '') }),
    output: z.object({ batch_no: z.string(), file_name: z.string(), csv: z.string() }),
  }),
  bankResult: defineCall({
    id: 'withdrawal.bankResult',
    path: '/api/web/v3/withdrawal/bankResult',
    about:
      'Reads back what the bank did: a table (CSV) with the number, the result (成功 or 失败), the receipt number and the reason in each row. Reports on every row; a repeated one changes nothing.',
    access: 'operator',
    right: 'money.approve',
    changes: true,
    input: z.object({ csv: lines(withdrawalLimits.bankResult).check(z.minLength(1)) }),
    output: z.object({
      rows: z.array(z.object({ row: z.int(), number: z.string(), result: z.enum(bankResultStates) })),
    }),
  }),
}

export type Balances = z.infer<typeof balances>
export type Withdrawal = z.infer<typeof withdrawal>
export type WithdrawalItem = z.infer<typeof withdrawalItem>
export type WithdrawalOverview = z.infer<typeof overview>
