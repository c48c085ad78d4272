import { withdrawalFailures, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  moneyColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineAction, defineResource, guardedAction } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { refuseAction } from '#kernel/console-framework/review-actions.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { passWithdrawal, refuseWithdrawal, returnApproved } from './decide-withdrawal.ts'
import { methodWords } from './method-words.ts'
import { openWithdrawal } from './open-withdrawal.ts'
import { paidFacts } from './paid-facts.ts'
import { startTransfer } from './start-transfer.ts'
import { withdrawalRows } from './withdrawals.console.queries.ts'

const stages = states({
  [withdrawalStages.underReview]: ['待审核', 'Waiting', 'processing'],
  [withdrawalStages.approved]: ['待付款', 'To be paid', 'warning'],
  [withdrawalStages.sent]: ['付款中', 'Sent', 'warning'],
  [withdrawalStages.paid]: ['已到账', 'Paid', 'success'],
  [withdrawalStages.refused]: ['已拒绝', 'Refused', 'error'],
  [withdrawalStages.bounced]: ['已退回', 'Bounced', 'error'],
})

const methods = states(
  Object.fromEntries(
    Object.entries(methodWords).map(([method, { zh, en }]): [string, [string, string]] => [method, [zh, en]]),
  ),
)

const isUnderReview = ({ stage }: RawRow) => stage === withdrawalStages.underReview

/** One operator asks that a withdrawal is approved, another agrees; it is paid by somebody else than who asked. */
export const withdrawalsResource = defineResource({
  name: 'withdrawals',
  title: words('提现', 'Withdrawals'),
  right: 'money.read',
  rows: withdrawalRows,
  partOf: { people: { by: 'user_id' } },
  titleOf: titledBy('withdrawal_no', 'truename'),
  columns: {
    withdrawal_no: textColumn('提现单号', 'Number'),
    truename: textColumn('收款人', 'Payee'),
    amount_fen: moneyColumn('金额', 'Amount'),
    destination: stateColumn('收款方式', 'Paid to', methods),
    bank_name: textColumn('开户行', 'Bank', { isHidden: true }),
    stage: stateColumn('状态', 'State', stages),
    reason: textColumn('原因', 'Reason', { isHidden: true }),
    reviewer: textColumn('审核人', 'Passed by'),
    payer: textColumn('付款人', 'Paid by'),
    method: stateColumn('付款方式', 'Method', methods, { isHidden: true }),
    batch_no: textColumn('批次号', 'Batch', { isHidden: true }),
    applied_at: timeColumn('申请时间', 'Applied'),
    sent_at: timeColumn('付款时间', 'Sent', { isHidden: true }),
    settled_at: timeColumn('到账时间', 'Settled', { isHidden: true }),
  },
  waiting: [
    {
      title: words('待审核提现', 'Withdrawals to review'),
      filters: { stage: String(withdrawalStages.underReview) },
      right: 'money.handle',
    },
    {
      title: words('待付款提现', 'Withdrawals to pay'),
      filters: { stage: String(withdrawalStages.approved) },
      right: 'money.approve',
    },
  ],
  filters: {
    q: textFilter('单号、批次号或收款人', 'Number, batch or payee'),
    stage: stateFilter('状态', 'State', stages),
    applied_at: periodFilter('申请时间', 'Applied'),
  },
  async detail(context, id) {
    const fact = factsIn(context.caller.language)
    const opened = await openWithdrawal(context, id)
    const to = methodWords[opened.destination]
    return [
      fact.text('收款方式', 'Paid to', to[context.caller.language]),
      fact.text('开户行', 'Bank', `${opened.bank_name} ${opened.bank_branch}`),
      fact.text('银行卡号', 'Card number', opened.bank_card),
      ...(opened.is_payee_new
        ? [
            fact.text(
              '注意',
              'Note',
              {
                zh: '收款信息在申请前 24 小时内修改过',
                en: 'The payee was changed within 24 hours before the application',
              }[context.caller.language],
            ),
          ]
        : []),
      ...(await paidFacts(context.db, opened.userid, context.caller.language)),
      ...(opened.receipt_no === '' ? [] : [fact.text('回单号', 'Receipt', opened.receipt_no)]),
    ]
  },
  actions: {
    pass: guardedAction(passWithdrawal, {
      title: words('通过', 'Pass'),
      isBulk: true,
      usualReason: words('核对无误', 'Checked'),
      applies: isUnderReview,
      check(context, { user_id }) {
        if (user_id === memberOf(context).userId) throw refuse(failures.noPermission)
      },
    }),
    refuse: refuseAction({ right: 'money.handle', isOpen: isUnderReview, refuse: refuseWithdrawal }),
    pay: defineAction({
      title: words('付款', 'Pay'),
      right: 'money.approve',
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      // What goes to a card is paid by the file for the bank.
      applies: ({ stage, destination }) => stage === withdrawalStages.approved && destination !== 'bank',
      check(context, { reviewer_id }) {
        if (reviewer_id === memberOf(context).userId) throw refuse(withdrawalFailures.sameOperator)
      },
      run: startTransfer,
    }),
    giveBack: defineAction({
      title: words('退回余额', 'Give back'),
      right: 'money.handle',
      isDangerous: true,
      asksReason: true,
      applies: ({ stage }) => stage === withdrawalStages.approved,
      run: (context, id, { reason }) => returnApproved(context, id, reason),
    }),
  },
})
