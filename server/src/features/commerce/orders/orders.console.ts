import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { invoiceStates, orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { RefundPart } from '#contract/commerce/orders.ts'
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
import { textField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineResource, guardedAction } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { refuseAction } from '#kernel/console-framework/review-actions.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { watchedShare } from '#server/features/library/works/progress.queries.ts'
import { passRefund, refundOrder, refuseRefund } from './decide-refund.ts'
import { noteIssued, noteReversed } from './note-issued.ts'
import { invoiceRows, orderRows, refundRows } from './orders.console.queries.ts'
import { selectOrder } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { selectRefund } from './refunds.queries.ts'
import { openInvoice } from './seal-invoices.ts'

const orderStatuses = states({
  [orderStates.pending]: ['待支付', 'Pending', 'processing'],
  [orderStates.paid]: ['已支付', 'Paid', 'success'],
  [orderStates.cancelled]: ['已取消', 'Cancelled'],
  [orderStates.closed]: ['已关闭', 'Closed'],
  [orderStates.refunding]: ['退款中', 'Refunding', 'warning'],
  [orderStates.refunded]: ['已退款', 'Refunded'],
})

const channels = states({
  wechat: ['微信支付', 'WeChat Pay'],
  alipay: ['支付宝', 'Alipay'],
  sandbox: ['模拟支付', 'Sandbox'],
})

const payWays = states({
  wechat_jsapi: ['微信内支付', 'In WeChat'],
  wechat_mini: ['微信小程序支付', 'In the mini-program'],
  wechat_native: ['微信扫码支付', 'WeChat Pay by code'],
  wechat_h5: ['微信支付（手机浏览器）', 'WeChat Pay in a phone browser'],
  wechat_app: ['微信支付（App）', 'WeChat Pay in the app'],
  alipay_wap: ['支付宝（手机浏览器）', 'Alipay in a phone browser'],
  alipay_page: ['支付宝（电脑）', 'Alipay on a computer'],
  alipay_app: ['支付宝（App）', 'Alipay in the app'],
  sandbox: ['模拟支付', 'Sandbox'],
} satisfies Record<PayChannel, [string, string]>)

const refundStatuses = states({
  [refundStates.asked]: ['待审核', 'Waiting', 'processing'],
  [refundStates.refused]: ['已拒绝', 'Refused', 'error'],
  [refundStates.approved]: ['已同意', 'Approved', 'warning'],
  [refundStates.sent]: ['退款中', 'Sent', 'warning'],
  [refundStates.arrived]: ['已到账', 'Arrived', 'success'],
  [refundStates.withdrawn]: ['已撤回', 'Withdrawn'],
})

const parts = states({
  whole: ['全部', 'All that is left'],
  lessons: ['部分课时', 'Some lessons'],
  amount: ['部分金额', 'An amount'],
  seats: ['未用赠送码', 'Unused gift codes'],
} satisfies Record<RefundPart, [string, string]>)

const invoiceStatuses = states({
  [invoiceStates.requested]: ['待开票', 'Requested', 'processing'],
  [invoiceStates.issued]: ['已开票', 'Issued', 'success'],
  [invoiceStates.cancelled]: ['已取消', 'Cancelled'],
  [invoiceStates.reversed]: ['已红冲', 'Reversed', 'warning'],
})

/** Operators may not decide about their own money. */
const checkBuyer = (context: Context, { user_id }: RawRow) => {
  if (user_id === memberOf(context).userId) throw refuse(failures.noPermission)
}

const isAsked = ({ state }: RawRow) => state === refundStates.asked

export const ordersResource = defineResource({
  name: 'orders',
  title: words('订单', 'Orders'),
  right: 'money.read',
  rows: orderRows,
  partOf: { people: { by: 'user_id', right: 'people.read' }, courses: { by: 'work' } },
  titleOf: titledBy('order_no', 'title'),
  columns: {
    order_no: textColumn('订单号', 'Order number'),
    title: textColumn('商品', 'Item'),
    doctor_name: textColumn('作者', 'Author', { isHidden: true }),
    buyer: textColumn('买家', 'Buyer'),
    price_fen: moneyColumn('价格', 'Price', { isHidden: true }),
    discount_fen: moneyColumn('优惠', 'Discount', { isHidden: true }),
    pay_amount_fen: moneyColumn('实付', 'Paid amount'),
    coupon_code: textColumn('优惠券', 'Coupon', { isHidden: true }),
    channel: stateColumn('支付方式', 'Channel', payWays, { isHidden: true }),
    status: stateColumn('状态', 'State', orderStatuses),
    created_at: timeColumn('下单时间', 'Created'),
    paid_at: timeColumn('支付时间', 'Paid at'),
    refunded_at: timeColumn('退款时间', 'Refunded at', { isHidden: true }),
  },
  filters: {
    q: textFilter('订单号、商品或买家', 'Number, item or buyer'),
    status: stateFilter('状态', 'State', orderStatuses),
    coupon: textFilter('优惠券', 'Coupon'),
    created_at: periodFilter('下单时间', 'Created'),
    paid_at: periodFilter('支付时间', 'Paid at'),
  },
  async detail({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const [order, payment] = await Promise.all([selectOrder(db, id), selectPaymentOfOrder(db, id)])
    const watched = order?.user_id ? await watchedShare(db, order.user_id, order.item_id) : 0
    return [
      ...(payment
        ? [
            fact.text(
              '支付渠道',
              'Provider',
              channels[payment.provider]?.title[caller.language] ?? payment.provider,
            ),
            fact.text('渠道流水号', 'Transaction', payment.transaction_no),
          ]
        : []),
      fact.text('已观看', 'Watched', `${Math.floor(watched * 100)} %`),
    ]
  },
  actions: {
    refund: guardedAction(refundOrder, {
      title: words('直接退款', 'Refund'),
      isDangerous: true,
      applies: ({ status }) => status === orderStates.paid,
      check: checkBuyer,
    }),
  },
})

export const refundsResource = defineResource({
  name: 'refunds',
  title: words('退款申请', 'Refunds'),
  right: 'money.read',
  rows: refundRows,
  partOf: { people: { by: 'user_id', right: 'people.read' } },
  titleOf: titledBy('refund_no', 'item'),
  columns: {
    refund_no: textColumn('退款单号', 'Refund number'),
    order_no: textColumn('订单号', 'Order number', { isHidden: true }),
    item: textColumn('商品', 'Item'),
    buyer: textColumn('买家', 'Buyer'),
    provider: stateColumn('支付渠道', 'Provider', channels, { isHidden: true }),
    amount_fen: moneyColumn('金额', 'Amount'),
    part: stateColumn('退款范围', 'Part', parts),
    reason: textColumn('申请原因', 'Reason'),
    state: stateColumn('状态', 'State', refundStatuses),
    refuse_reason: textColumn('拒绝原因', 'Refused for', { isHidden: true }),
    asked_at: timeColumn('申请时间', 'Asked at'),
    reviewed_at: timeColumn('审核时间', 'Reviewed', { isHidden: true }),
    arrived_at: timeColumn('到账时间', 'Arrived'),
  },
  waiting: [
    {
      title: words('待审核退款', 'Refunds to decide'),
      filters: { state: String(refundStates.asked) },
      right: 'money.handle',
    },
  ],
  filters: {
    q: textFilter('单号、商品或买家', 'Number, item or buyer'),
    state: stateFilter('状态', 'State', refundStatuses),
    asked_at: periodFilter('申请时间', 'Asked at'),
  },
  async detail({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const found = await selectRefund(db, id)
    if (!found) return []
    const { order } = found
    const watched = order.user_id ? await watchedShare(db, order.user_id, order.item_id) : 0
    return [
      fact.link('订单', 'Order', order.order_no, `/console/orders/${order.id}`),
      fact.text('已观看', 'Watched', `${Math.floor(watched * 100)} %`),
    ]
  },
  actions: {
    pass: guardedAction(passRefund, {
      title: words('通过', 'Pass'),
      isBulk: true,
      usualReason: words('核对无误', 'Checked'),
      applies: isAsked,
      check: checkBuyer,
    }),
    refuse: refuseAction({ right: 'money.handle', isOpen: isAsked, refuse: refuseRefund }),
  },
})

export const invoicesResource = defineResource({
  name: 'invoices',
  title: words('发票', 'Invoices'),
  right: 'money.read',
  rows: invoiceRows,
  titleOf: titledBy('title', 'order_no'),
  present: (row, { vault }) => ({
    ...row,
    ...openInvoice(vault, row as Parameters<typeof openInvoice>[1] & RawRow),
  }),
  columns: {
    order_no: textColumn('订单号', 'Order number'),
    item: textColumn('商品', 'Item'),
    buyer: textColumn('买家', 'Buyer', { isHidden: true }),
    title: textColumn('抬头', 'Title'),
    tax_no: textColumn('税号', 'Tax number'),
    email: textColumn('邮箱', 'Email', { isHidden: true }),
    amount_fen: moneyColumn('金额', 'Amount'),
    state: stateColumn('状态', 'State', invoiceStatuses),
    invoice_no: textColumn('发票号码', 'Invoice number'),
    reversal_no: textColumn('红字发票号码', 'Reversed by', { isHidden: true }),
    requested_at: timeColumn('申请时间', 'Requested'),
    reviewed_at: timeColumn('开票时间', 'Issued', { isHidden: true }),
  },
  waiting: [
    {
      title: words('待开发票', 'Invoices to issue'),
      filters: { state: String(invoiceStates.requested) },
      right: 'money.handle',
    },
  ],
  filters: {
    q: textFilter('订单号、抬头或发票号码', 'Order, title or number'),
    state: stateFilter('状态', 'State', invoiceStatuses),
    requested_at: periodFilter('申请时间', 'Requested'),
  },
  actions: {
    issue: defineAction({
      title: words('登记发票号码', 'Enter the number'),
      right: 'money.handle',
      asksReason: true,
      usualReason: words('已开具发票', 'The invoice was issued'),
      fields: { invoice_no: textField('发票号码', 'Invoice number', { isRequired: true, max: 30 }) },
      applies: ({ state }) => state === invoiceStates.requested,
      run: (context, id, { values }) => noteIssued(context, id, values.invoice_no),
    }),
    reverse: defineAction({
      title: words('登记红冲', 'Enter the reversal'),
      right: 'money.handle',
      isDangerous: true,
      asksReason: true,
      fields: { reversal_no: textField('红字发票号码', 'Negative invoice', { isRequired: true, max: 30 }) },
      applies: ({ state }) => state === invoiceStates.issued,
      run: (context, id, { values }) => noteReversed(context, id, values.reversal_no),
    }),
  },
})
