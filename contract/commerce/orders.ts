import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { amount } from '../wire/amount.ts'
import { bit, code, count, flag, id, json, line, lines, nothing, page, paged, text } from '../wire/fields.ts'
import { courseTypes, productionItem } from '../wire/items.ts'
import { groupBrief } from './groups.ts'
import { defineTopic } from '../wire/topic.ts'
import { payChannels } from '../wire/pay-channels.ts'
import { oneOf } from '../wire/one-of.ts'

export const orderFailures = defineFailures({
  notForSale: [4901, '该内容免费，无需购买', 'this is free and need not be bought'],
  alreadyBought: [4902, '您已购买该课程', 'you have already bought this course'],
  ownWork: [4903, '不能购买自己的作品', 'you cannot buy your own work'],
  notPending: [4904, '订单已支付或已失效', 'the order is paid or no longer valid'],
  expired: [4905, '订单已超时，请重新下单', 'the order has expired, please order again'],
  channelUnavailable: [4906, '当前环境不支持该支付方式', 'this way to pay is not available here'],
  channelFailed: [
    4907,
    '支付渠道暂时不可用，请稍后再试',
    'the payment channel is not available, please try again later',
  ],
  alreadyPaid: [4908, '订单已支付，不能取消', 'the order is paid and cannot be cancelled'],
  mayNotDelete: [
    4909,
    '只有已取消、已关闭或已退款的订单可以删除',
    'only cancelled, closed and refunded orders can be deleted',
  ],
  notRefundable: [4910, '该订单不能退款', 'this order cannot be refunded'],
  refundTooLate: [4911, '购买已超过 7 天，不能退款', 'it was bought more than 7 days ago'],
  refundWatched: [4912, '观看已达五分之一，不能退款', 'a fifth of it or more has been watched'],
  refundNotOpen: [4913, '该退款申请不在审核中', 'this refund is not waiting for a decision'],
  notInvoiceable: [4914, '该订单不能开具发票', 'no invoice can be issued for this order'],
  taxNumberWrong: [4915, '税号格式不正确', 'tax number incorrect'],
  emailWrong: [4916, '邮箱格式不正确', 'email format incorrect'],
  invoiceNotOpen: [4917, '该发票申请不在处理中', 'this invoice request is not open'],
  invoiceWhileRefunding: [
    6430,
    '该订单正在退款，不能开具发票',
    'a refund of this order is under way: no invoice can be issued',
  ],
  reverseFirst: [
    6431,
    '该订单已开具发票，请先登记红冲再退款',
    'an invoice was issued for this order: reverse it before the refund',
  ],
  invoiceNotIssued: [6432, '该发票未开具或已红冲', 'this invoice is not issued, or reversed already'],
  partWrong: [6433, '请选择要退的课时、份数或金额', 'please choose what to give back'],
  partTooMuch: [6434, '退款金额超过剩余可退金额', 'this is more than what is left of the order'],
  lessonWatched: [6435, '所选课时观看已达五分之一，不能退款', 'a fifth of a chosen lesson has been watched'],
  seatsWrong: [6439, '份数应为 1 至 100', 'from 1 to 100 codes can be ordered'],
  couponNotHere: [6438, '赠送和拼团订单不能使用优惠券', 'orders for others and in groups take no coupon'],
  lessonReturned: [6436, '所选课时已退', 'a chosen lesson was given back before'],
})

/** What can be bought. */
export const soldTypes = ['production'] as const

export const orderStates = {
  pending: 1,
  paid: 2,
  cancelled: 3,
  closed: 4,
  refunding: 5,
  refunded: 6,
} as const

/** Waiting for an operator, refused, approved and being sent, arrived; taken back by the buyer before it was decided. */
export const refundStates = { asked: 1, refused: 2, approved: 3, sent: 4, arrived: 5, withdrawn: 6 } as const

/** What goes back: all that is left of the order, some lessons, an amount, or codes that nobody has taken. */
export const refundParts = ['whole', 'lessons', 'amount', 'seats'] as const

export type RefundPart = (typeof refundParts)[number]

/** Cancelled by a refund before it was issued, or reversed by a negative one (红冲) afterwards. */
export const invoiceStates = { requested: 1, issued: 2, cancelled: 3, reversed: 4 } as const

export const orderLimits = {
  payMinutes: 30,
  refundDays: 7,
  /** A person may ask for a refund while less than one part in so many has been watched. */
  refundWatchedPart: 5,
  reason: 200,
  invoiceTitle: 100,
  taxNumber: 20,
  email: 100,
  invoiceNumber: 30,
} as const

/** A unified social credit code of 18 characters, or an older number of 15, 17 or 20. Empty for a person. */
export const isTaxNumber = (number: string) => /^(?:[\dA-Z]{15}|[\dA-Z]{17,18}|[\dA-Z]{20})?$/.test(number)

const refund = z.object({
  refund_id: z.int(),
  refund_no: z.string(),
  state: oneOf(refundStates),
  amount: z.string(),
  part: z.enum(refundParts),
  /** How many lessons or codes go back; 0 for all or for an amount. */
  part_count: z.int(),
  /** Why the person asks for it; empty for money that came too late and goes back by itself. */
  reason: z.string(),
  /** Why it was refused. */
  refuse_reason: z.string(),
  asked_at: z.string(),
  decided_at: z.string(),
  arrived_at: z.string(),
})

const invoice = z.object({
  invoice_id: z.int(),
  state: oneOf(invoiceStates),
  title: z.string(),
  tax_no: z.string(),
  email: z.string(),
  amount: z.string(),
  invoice_no: z.string(),
  requested_at: z.string(),
  issued_at: z.string(),
  /** The number of the negative invoice that reverses it. */
  reversal_no: z.string(),
  reversed_at: z.string(),
})

/** What may be asked back of an order at this moment. */
export const refundChoice = z.object({
  /** What is left of what was paid. */
  left: z.string(),
  /** Why all of it, or an amount, cannot be asked for; empty if it can. */
  whole_problem: z.string(),
  may_amount: bit,
  lessons: z.array(
    z.object({
      episode_id: z.int(),
      chapter: contentText,
      title: contentText,
      /** How much of it was watched, in per cent. */
      watched: z.int(),
      amount: z.string(),
      is_returned: bit,
      may_return: bit,
    }),
  ),
  /** Codes that nobody has taken, for an order for others, and what one of them is worth. */
  unused_seats: z.int(),
  seat_amount: z.string(),
})

/** Amounts are yuan with two decimals, times `YYYY-MM-DD HH:mm` in Shanghai, empty if there is none. */
export const order = z.object({
  order_id: z.int(),
  order_no: z.string(),
  item_type: z.enum(soldTypes),
  item_id: z.int(),
  title: contentText,
  cover: z.string(),
  /** Decides where the card leads. */
  course_type: oneOf(courseTypes),
  doctor_name: z.string(),
  price: z.string(),
  discount: z.string(),
  coupon_code: z.string(),
  pay_amount: z.string(),
  status: oneOf(orderStates),
  /** Empty until a payment was started. */
  channel: z.union([z.enum(payChannels), z.literal('')]),
  created_at: z.string(),
  expire_at: z.string(),
  /** Seconds until a pending order is closed, 0 for any other. */
  countdown: z.int(),
  paid_at: z.string(),
  cancelled_at: z.string(),
  refunded_at: z.string(),
  /** The ways to pay where the caller is; empty unless the order is pending. */
  channels: z.array(z.enum(payChannels)),
  /** What has gone back to the buyer so far. */
  refunded_amount: z.string(),
  may_refund: bit,
  /** A refund that is not decided can be taken back. */
  may_withdraw_refund: bit,
  may_delete: bit,
  may_invoice: bit,
  /** The latest one. */
  refund: z.nullable(refund),
  invoice: z.nullable(invoice),
  /** Codes to give away; 0 for an order for oneself. */
  seats: z.int(),
  /** The group in which it was ordered; null for an order alone. */
  group: z.nullable(groupBrief),
})

export const purchasedItem = z.extend(productionItem, {
  order_id: z.int(),
  doctor_name: z.string(),
  bought_at: z.string(),
  /** How much of it has been watched, in per cent. */
  progress: z.int(),
})

/** What the page does next. Which of the three is filled depends on the channel. */
export const charge = z.object({
  channel: z.enum(payChannels),
  /** The page of the channel to go to: sandbox, wechat_h5, alipay_wap, alipay_page. */
  cashier_url: z.string(),
  /** The text of the QR code: wechat_native. */
  code_url: z.string(),
  /** Passed on unchanged to WeChat or to the app: wechat_jsapi, wechat_mini, wechat_app, alipay_app. */
  parameters: z.record(z.string(), z.string()),
})

const ofOrder = z.object({ order_id: id })

export const orderCalls = {
  create: defineCall({
    id: 'order.create',
    path: '/api/web/v2/order/create',
    about:
      'Orders an item at its current price. A person has at most one pending order per item: creating again returns it; with another coupon it is cancelled and a new one created. An order that a coupon pays in full is paid at once. `seats` orders codes to give away, `group` a place in a group.',
    access: 'member',
    input: z.object({
      item_type: z.enum(soldTypes),
      item_id: id,
      coupon_code: z._default(line(40), ''),
      /** Takes the coupon of the caller that saves most, where none is named. */
      best_coupon: z.optional(flag),
      /** Gives up the coupon of the pending order. */
      without_coupon: z.optional(flag),
      /** So many codes to give away. */
      seats: z.optional(count),
      /** The code of a group to join, or `NEW` to open one. */
      group: z.optional(line(20).check(z.toUpperCase())),
    }),
    output: order,
  }),
  detail: defineCall({
    id: 'order.detail',
    path: '/api/web/v2/order/detail',
    about: 'One order of the caller.',
    access: 'member',
    input: ofOrder,
    output: order,
  }),
  charge: defineCall({
    id: 'order.charge',
    path: '/api/web/v2/order/charge',
    about: 'Starts the payment of a pending order at a channel; starting it again is harmless.',
    access: 'member',
    input: z.extend(ofOrder, { channel: z.enum(payChannels) }),
    output: charge,
  }),
  lists: defineCall({
    id: 'order.lists',
    path: '/api/web/v2/order/lists',
    about: 'The orders of the caller, newest first, all (`status` 0) or those in one state.',
    access: 'member',
    input: z.object({ status: z._default(code, 0), page }),
    output: paged(order),
  }),
  delete: defineCall({
    id: 'order.delete',
    path: '/api/web/v2/order/delete',
    about: 'Hides a cancelled, closed or refunded order from the lists of the caller.',
    access: 'member',
    input: ofOrder,
    output: nothing,
  }),
  revoke: defineCall({
    id: 'order.revoke',
    path: '/api/web/v2/order/revoke',
    about: 'Cancels a pending order; cancelling it again changes nothing.',
    access: 'member',
    input: ofOrder,
    output: order,
  }),
  retrieve: defineCall({
    id: 'order.retrieve',
    path: '/api/web/v2/order/retrieve',
    about: 'Asks the channel what became of the payment and settles the order accordingly.',
    access: 'member',
    input: ofOrder,
    output: order,
  }),
  purchased: defineCall({
    id: 'order.purchased',
    path: '/api/web/v2/order/purchased',
    about: 'The courses that the caller has bought and may watch, latest first.',
    access: 'member',
    input: z.object({ status: z._default(code, 0), page }),
    output: paged(purchasedItem),
  }),
  refund: defineCall({
    id: 'order.refund',
    path: '/api/web/v2/order/refund',
    about:
      'Asks for the money of a paid order back: within 7 days, while less than a fifth of the course has been watched, or for a part of it: `lesson_ids` (each watched less than a fifth), an `amount` in yuan, or unused codes (`seats`). An operator decides. Meanwhile what is asked back does not play.',
    access: 'member',
    input: z.extend(ofOrder, {
      reason: lines(orderLimits.reason).check(z.minLength(1)),
      /** All that is left unless named. */
      part: z.optional(z.enum(refundParts)),
      lesson_ids: z.optional(json(z.array(z.int()).check(z.maxLength(200)))),
      amount: z.optional(amount),
      seats: z.optional(count),
    }),
    output: order,
  }),
  refundChoice: defineCall({
    id: 'order.refundChoice',
    path: '/api/web/v2/order/refundChoice',
    about:
      'What the caller may ask back of an order now: all, lessons with what each is worth, or unused codes.',
    access: 'member',
    input: ofOrder,
    output: refundChoice,
  }),
  withdrawRefund: defineCall({
    id: 'order.withdrawRefund',
    path: '/api/web/v2/order/withdrawRefund',
    about: 'Takes back a refund that is not decided; what was asked back can be watched or given away again.',
    access: 'member',
    input: ofOrder,
    output: order,
  }),
  invoice: defineCall({
    id: 'order.invoice',
    path: '/api/web/v2/order/invoice',
    about:
      'Asks for the invoice of a paid order. `tax_no` is empty for a person. Until it is issued, asking again corrects the request.',
    access: 'member',
    input: z.extend(ofOrder, {
      title: line(orderLimits.invoiceTitle).check(z.minLength(1)),
      tax_no: z._default(text(orderLimits.taxNumber).check(z.toUpperCase()), ''),
      email: text(orderLimits.email),
    }),
    output: order,
  }),
}

export const orderTopics = {
  changed: defineTopic(
    'order',
    'An order of this member was paid or refunded; the rest is in `order.detail`.',
    z.object({ order_id: z.int(), status: oneOf(orderStates) }),
  ),
}

export type Order = z.infer<typeof order>
export type RefundChoice = z.infer<typeof refundChoice>
export type Charge = z.infer<typeof charge>
export type PurchasedItem = z.infer<typeof purchasedItem>
