import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as z from 'zod/mini'
import { yuanOf } from '#contract/wire/amount.ts'
import { askOutside } from '#kernel/ask-outside.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type {
  PaymentPort,
  PaymentRequest,
  PaymentState,
  RefundState,
  TransferState,
} from '#kernel/ports/payments.ts'
import { readFen } from '../fen.ts'
import { readShanghaiTime, writeShanghaiTime } from '../shanghai-time.ts'
import { readAlipayBill } from './alipay-bill.ts'
import { certificateNumbers } from './alipay-certificates.ts'
import { readAlipayNotification } from './alipay-notification.ts'
import { askAlipay, signRequest } from './ask-alipay.ts'
import type { AlipayLine } from './ask-alipay.ts'

export type AlipayOptions = {
  appId: string
  /** Our number as a merchant, which notifications name. */
  sellerId: string
  privateKey: string
  /** Alipay's public key, or its certificate. */
  publicKey: string
  certificates?: { app: string; root: string }
  origin: string
  notifyUrl: string
  endpoint?: string
  timeoutMs?: number
}

const products = {
  alipay_wap: { method: 'alipay.trade.wap.pay', code: 'QUICK_WAP_WAY' },
  alipay_page: { method: 'alipay.trade.page.pay', code: 'FAST_INSTANT_TRADE_PAY' },
  alipay_app: { method: 'alipay.trade.app.pay', code: 'QUICK_MSECURITY_PAY' },
}

const tradeShape = z.object({
  trade_no: z.string(),
  out_trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  send_pay_date: z.optional(z.string()),
})
const refundShape = z.object({ fund_change: z.optional(z.string()), gmt_refund_pay: z.optional(z.string()) })
const refundStateShape = z.object({
  refund_status: z.optional(z.string()),
  gmt_refund_pay: z.optional(z.string()),
})
const billShape = z.object({ bill_download_url: z.string() })
const transferShape = z.object({
  status: z.string(),
  order_id: z.optional(z.string()),
  pay_date: z.optional(z.string()),
  trans_date: z.optional(z.string()),
  fail_reason: z.optional(z.string()),
})

const transferProduct = { product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' }
const billTimeoutMs = 60_000

/** Alipay's open platform, version 1.0, signed by RSA2. */
export function alipay(options: AlipayOptions): PaymentPort {
  const { appId, sellerId, origin, notifyUrl } = options
  const line: AlipayLine = {
    appId,
    privateKey: createPrivateKey(options.privateKey),
    publicKey: createPublicKey(options.publicKey),
    certificates: options.certificates ? certificateNumbers(options.certificates) : {},
    endpoint: options.endpoint ?? 'https://openapi.alipay.com/gateway.do',
    timeoutMs: options.timeoutMs,
  }

  const query: PaymentPort['query'] = (orderNo) =>
    askAlipay(line, 'alipay.trade.query', { out_trade_no: orderNo }, tradeShape)
      .then(presentTrade)
      .catch(orMissing('ACQ.TRADE_NOT_EXIST'))

  const queryRefund = async (transaction: object, refundNo: string): Promise<RefundState> => {
    const content = { ...transaction, out_request_no: refundNo, query_options: ['gmt_refund_pay'] }
    return askAlipay(line, 'alipay.trade.fastpay.refund.query', content, refundStateShape)
      .then(({ refund_status, gmt_refund_pay }) =>
        refund_status === 'REFUND_SUCCESS' ? arrived(gmt_refund_pay) : { state: 'missing' as const },
      )
      .catch(orMissing('ACQ.TRADE_NOT_EXIST'))
  }

  return {
    async prepare(request) {
      const { method, code } = products[request.channel as keyof typeof products]
      const returnUrl = origin + request.returnPath
      const signed = signRequest(line, method, contentOf(request, code, returnUrl), {
        notify_url: notifyUrl,
        return_url: returnUrl,
      })
      const text = new URLSearchParams(signed).toString()
      return request.channel === 'alipay_app'
        ? { kind: 'parameters', parameters: { orderString: text } }
        : { kind: 'page', url: `${line.endpoint}?${text}` }
    },
    query,
    async close(orderNo) {
      try {
        await askAlipay(line, 'alipay.trade.close', { out_trade_no: orderNo }, z.object({}))
        return 'closed'
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error
        // Refused because it is paid, closed or unknown: what it is decides.
        const { state } = await query(orderNo)
        if (state === 'waiting') throw error
        return state === 'paid' ? 'paid' : 'closed'
      }
    },
    async refund({ transactionNo, refundNo, amountFen, reason }) {
      const transaction = { trade_no: transactionNo }
      const content = {
        ...transaction,
        out_request_no: refundNo,
        refund_amount: yuanOf(amountFen),
        refund_reason: reason.slice(0, 256),
      }
      const answer = await askAlipay(line, 'alipay.trade.refund', content, refundShape)
      if (answer.fund_change === 'Y') return arrived(answer.gmt_refund_pay)
      const known = await queryRefund(transaction, refundNo)
      return known.state === 'missing' ? { state: 'processing' } : known
    },
    queryRefund: ({ orderNo, refundNo }) => queryRefund({ out_trade_no: orderNo }, refundNo),
    async readNotification(raw) {
      return readAlipayNotification({ publicKey: line.publicKey, appId, sellerId }, raw)
    },
    answerNotification: (accepted) => ({
      status: 200,
      contentType: 'text/plain',
      body: accepted ? 'success' : 'fail',
    }),
    async statement(day) {
      const content = { bill_type: 'trade', bill_date: day }
      const bill = await askAlipay(
        line,
        'alipay.data.dataservice.bill.downloadurl.query',
        content,
        billShape,
      ).catch((error: unknown) => {
        if (error instanceof PaymentRefused && /bill_not_exist/i.test(error.code)) return undefined
        throw error
      })
      if (!bill) return []
      const response = await askOutside(bill.bill_download_url, {
        signal: AbortSignal.timeout(billTimeoutMs),
      })
      if (!response.ok) throw new Error(`Alipay answered a download with ${response.status}`)
      return readAlipayBill(Buffer.from(await response.arrayBuffer()))
    },
    async transfer({ transferNo, account, name, amountFen, reason }) {
      const content = {
        ...transferProduct,
        out_biz_no: transferNo,
        trans_amount: yuanOf(amountFen),
        order_title: reason.slice(0, 128),
        payee_info: { identity: account, identity_type: 'ALIPAY_LOGON_ID', name },
      }
      return presentTransfer(await askAlipay(line, 'alipay.fund.trans.uni.transfer', content, transferShape))
    },
    async queryTransfer(transferNo) {
      const content = { ...transferProduct, out_biz_no: transferNo }
      return askAlipay(line, 'alipay.fund.trans.common.query', content, transferShape)
        .then(presentTransfer)
        .catch(orMissing('ORDER_NOT_EXIST'))
    },
  }
}

/** Alipay refuses some characters in a subject. */
const contentOf = (request: PaymentRequest, product: string, returnUrl: string) => ({
  out_trade_no: request.orderNo,
  subject: request.description.replace(/[/=&]/g, ' ').slice(0, 256),
  total_amount: yuanOf(request.amountFen),
  product_code: product,
  time_expire: writeShanghaiTime(request.expiresAt),
  ...(request.channel === 'alipay_wap' && { quit_url: returnUrl }),
})

/** A trade that was refunded whole is closed as well: what tells is whether it was paid. */
function presentTrade(trade: z.infer<typeof tradeShape>): PaymentState {
  if (trade.send_pay_date)
    return {
      state: 'paid',
      payment: {
        orderNo: trade.out_trade_no,
        transactionNo: trade.trade_no,
        amountFen: readFen(trade.total_amount),
        currency: 'CNY',
        paidAt: readShanghaiTime(trade.send_pay_date),
      },
    }
  return { state: trade.trade_status === 'TRADE_CLOSED' ? 'closed' : 'waiting' }
}

const arrived = (at: string | undefined): RefundState => ({
  state: 'arrived',
  arrivedAt: at ? readShanghaiTime(at) : new Date(),
})

function presentTransfer(transfer: z.infer<typeof transferShape>): TransferState {
  const { status, order_id = '', fail_reason } = transfer
  const paidAt = transfer.pay_date ?? transfer.trans_date ?? ''
  if (status === 'SUCCESS') return { state: 'paid', providerNo: order_id, paidAt: readShanghaiTime(paidAt) }
  const isOver = ['FAIL', 'CLOSED', 'REFUND'].includes(status)
  return isOver ? { state: 'failed', reason: fail_reason ?? status } : { state: 'processing' }
}

const orMissing =
  (code: string) =>
  (error: unknown): { state: 'missing' } => {
    if (error instanceof PaymentRefused && error.code === code) return { state: 'missing' }
    throw error
  }
