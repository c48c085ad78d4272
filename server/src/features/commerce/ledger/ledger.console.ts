import { moneyText } from '#contract/wire/amount.ts'
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
import { defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { entryRows, selectPostingsOfEntry } from './ledger.console.queries.ts'
import type { EntryKind, PersonAccount, PlatformAccount } from './ledger.tables.ts'

const kinds = states({
  order_paid: ['订单支付', 'Order paid'],
  late_payment: ['逾期到账', 'Late payment'],
  refund_approved: ['同意退款', 'Refund approved'],
  refund_arrived: ['退款到账', 'Refund arrived'],
  share_released: ['分成解冻', 'Share released'],
  share_claimed: ['分成认领', 'Share claimed'],
  fee_confirmed: ['劳务费确认', 'Fee confirmed'],
  fee_available: ['劳务费可提现', 'Fee available'],
  fee_corrected: ['劳务费更正', 'Fee corrected'],
  withdrawal_applied: ['申请提现', 'Withdrawal applied for'],
  withdrawal_returned: ['提现退回', 'Withdrawal returned'],
  withdrawal_paid: ['提现到账', 'Withdrawal paid'],
  tax_paid: ['缴纳税款', 'Tax paid'],
  organiser_paid: ['主办方付款', 'Paid in by an organiser'],
} satisfies Record<EntryKind, [string, string]>)

export const accountWords: Record<PersonAccount | PlatformAccount, Words> = {
  available: words('可提现', 'Available'),
  pending: words('待解冻', 'Pending'),
  in_withdrawal: words('提现中', 'In withdrawal'),
  claim: words('待扣回', 'To be given back'),
  receivable_wechat: words('应收微信支付', 'Receivable from WeChat'),
  receivable_alipay: words('应收支付宝', 'Receivable from Alipay'),
  receivable_sandbox: words('应收模拟支付', 'Receivable from the sandbox'),
  receivable_organisers: words('应收主办方', 'Receivable from organisers'),
  bank: words('银行', 'Bank'),
  revenue: words('收入', 'Revenue'),
  channel_fees: words('渠道手续费', 'Channel fees'),
  author_share: words('作者分成', 'Authors’ share'),
  tax_withheld: words('代扣税款', 'Tax withheld'),
  refunds: words('应付退款', 'Refunds owed'),
}

/** The books, which nobody changes. */
export const ledgerResource = defineResource({
  name: 'ledger',
  title: words('账本', 'Ledger'),
  right: 'money.read',
  rows: entryRows,
  titleOf: ({ kind, title }, language) =>
    [kinds[String(kind)]?.title[language], String(title)].filter(Boolean).join(' · '),
  columns: {
    kind: stateColumn('类型', 'Kind', kinds),
    title: textColumn('说明', 'About'),
    reference: textColumn('凭证', 'Reference', { isHidden: true }),
    amount_fen: moneyColumn('金额', 'Amount'),
    happened_at: timeColumn('发生时间', 'Happened'),
    posted_at: timeColumn('记账时间', 'Posted', { isHidden: true }),
  },
  filters: {
    q: textFilter('凭证或说明', 'Reference or text'),
    kind: stateFilter('类型', 'Kind', kinds),
    happened_at: periodFilter('发生时间', 'Happened'),
  },
  async detail({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const postings = await selectPostingsOfEntry(db, id)
    return postings.map(({ kind, person, amountFen }) => {
      const account = [accountWords[kind][caller.language], person].filter(Boolean).join(' · ')
      return fact.text(account, account, moneyText(amountFen))
    })
  },
})
