import type { IncomingHttpHeaders } from 'node:http'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import type { Client } from '#kernel/member.ts'

/** Who takes the money. Several channels belong to one provider: `wechat_jsapi` and `wechat_native` to `wechat`. */
export const paymentProviders = ['wechat', 'alipay', 'sandbox'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

export const providerOf = (channel: PayChannel) => channel.split('_')[0] as PaymentProvider

/** Where a provider posts its notifications of payments and refunds. The body must stay raw: the signature covers it. */
export const notificationPath = (provider: PaymentProvider) => `/api/web/v2/order/notify/${provider}`

export type PaymentRequest = {
  channel: PayChannel
  /** Our number of the order, 6 to 30 letters and digits. Preparing it again continues the same payment. */
  orderNo: string
  /** What the payer reads on the cashier. */
  description: string
  amountFen: number
  /** The provider takes no money after this. */
  expiresAt: Date
  /** The payer's address; `wechat_h5` demands it. */
  payerIp: string
  /** The payer in our official account or mini-program; `wechat_jsapi` and `wechat_mini` demand it. */
  openid?: string
  /** Where the provider's page sends the payer back to: a path of ours. */
  returnPath: string
}

/** What the payer's page does next. */
export type PaymentStart =
  /** Opens the provider's page: `wechat_h5`, `alipay_wap`, `alipay_page`, `sandbox`. */
  | { kind: 'page'; url: string }
  /** Shows a QR code: `wechat_native`. */
  | { kind: 'code'; codeUrl: string }
  /** Hands these to `WeixinJSBridge` (`wechat_jsapi`), to the mini-program's page (`wechat_mini`) or to the native `pay` (`wechat_app`, `alipay_app`). */
  | { kind: 'parameters'; parameters: Record<string, string> }

/** Money that a payer has paid. */
export type Payment = {
  orderNo: string
  /** The provider's number. */
  transactionNo: string
  amountFen: number
  currency: string
  paidAt: Date
}

export type PaymentState =
  /** Unpaid: not begun, under way, or a try failed. It can still be paid. */
  | { state: 'waiting' }
  | { state: 'paid'; payment: Payment }
  /** Can no longer be paid. */
  | { state: 'closed' }
  /** The provider knows no payment of this number; it was never prepared or the payer never opened its page. */
  | { state: 'missing' }

export type RefundRequest = {
  orderNo: string
  /** The provider's number of the payment: somebody may have paid an order twice, through two channels. */
  transactionNo: string
  /** Our number of the refund. Sending it again refunds nothing more. */
  refundNo: string
  /** What was paid. */
  totalFen: number
  /** What is given back. */
  amountFen: number
  reason: string
}

export type RefundState =
  | { state: 'processing' }
  | { state: 'arrived'; arrivedAt: Date }
  | { state: 'failed'; reason: string }
  | { state: 'missing' }

export type RawNotification = { headers: IncomingHttpHeaders; body: Buffer }

/** What a provider reports. Order number, amount and currency are not compared with anything yet. */
export type PaymentNotification =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'refund'; refundNo: string; refund: RefundState }
  /** Signed correctly, and nothing that changes an order. To be acknowledged. */
  | { kind: 'other' }

export type NotificationAnswer = { status: number; contentType: string; body: string }

export type StatementLine = {
  kind: 'payment' | 'refund'
  orderNo: string
  /** Empty for a payment. */
  refundNo: string
  transactionNo: string
  /** Positive for both kinds. */
  amountFen: number
  /** What the provider charges for it; negative if it returns its fee. */
  feeFen: number
  at: Date
}

export type TransferRequest = {
  /** Our number of the transfer. Sending it again transfers nothing more. */
  transferNo: string
  amountFen: number
  /** The openid at WeChat, the login name at Alipay. */
  account: string
  /** The real name, which the provider compares. */
  name: string
  reason: string
}

export type TransferState =
  | { state: 'processing' }
  /** WeChat pays once the payee has confirmed on a page that `confirmation` opens. Only `transfer` knows it: store it. */
  | { state: 'unconfirmed'; confirmation: string }
  | { state: 'paid'; providerNo: string; paidAt: Date }
  | { state: 'failed'; reason: string }
  | { state: 'missing' }

/**
 * One provider of payments. Every function may be repeated: the numbers make a repeat harmless. A function that
 * throws anything but `PaymentRefused` may have had its effect all the same.
 */
export type PaymentPort = {
  prepare(request: PaymentRequest): Promise<PaymentStart>
  query(orderNo: string): Promise<PaymentState>
  /** After `closed` no money arrives through a page opened before, except where `missing` pages stay open at Alipay. */
  close(orderNo: string): Promise<'closed' | 'paid'>
  refund(request: RefundRequest): Promise<RefundState>
  queryRefund(asked: Pick<RefundRequest, 'orderNo' | 'refundNo'>): Promise<RefundState>
  /** Checks signature, age, merchant and app, in this order. Throws `NotificationRefused`. */
  readNotification(raw: RawNotification): Promise<PaymentNotification>
  /** What the provider wants to hear: it repeats a notification that is not accepted. */
  answerNotification(accepted: boolean): NotificationAnswer
  /** All payments and refunds of a past day (`YYYY-MM-DD`, Asia/Shanghai). */
  statement(day: string): Promise<StatementLine[]>
  transfer(request: TransferRequest): Promise<TransferState>
  queryTransfer(transferNo: string): Promise<TransferState>
}

/** The provider answered and did nothing. Contains its code and words, never keys or what a payer is called. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
  readonly code: string

  constructor(code: string, words: string) {
    super(`${code}: ${words}`)
    this.code = code
  }
}

export class NotificationRefused extends Error {
  override readonly name = 'NotificationRefused'
  readonly reason: 'signature' | 'age' | 'merchant' | 'unreadable'

  constructor(reason: NotificationRefused['reason']) {
    super(`the notification is refused: ${reason}`)
    this.reason = reason
  }
}

/** This deployment has no such provider. */
export class PaymentNotSetUp extends Error {
  override readonly name = 'PaymentNotSetUp'
}

export type Payments = {
  /** The providers that this deployment uses. */
  active: PaymentProvider[]
  /** Throws `PaymentNotSetUp`. */
  provider(name: PaymentProvider): PaymentPort
  /** The channels that a client can pay through, the best one first. */
  channelsFor(client: Client): PayChannel[]
}
