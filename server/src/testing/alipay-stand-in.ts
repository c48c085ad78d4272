import { createSign, createVerify } from 'node:crypto'
import { openStandIn } from './gateway-stand-in.ts'
import type { Received, Reply } from './gateway-stand-in.ts'
import { makeCertificate, makeKeys, pemOf } from './make-certificate.ts'
import type { RawNotification } from '#kernel/ports/payments.ts'
import type { AlipayOptions } from '#server/providers/payments/alipay/alipay.ts'

type Fields = Record<string, string>
type Content = Record<string, unknown>
type Trade = { out_trade_no: string; total_amount: string; trade_status: string; isPaid: boolean }
/** How the next answer misbehaves. `lost` does what was asked for and cuts the line. */
type Trouble = 'late' | 'lost' | 'wrong-key' | 'unsigned' | 'fault'

const appId = '2021000100000001'
const sellerId = '2088000000000001'
const paidAt = '2026-11-16 12:00:30'

const appKeys = makeKeys()
const alipayKeys = makeKeys()
const strangerKeys = makeKeys()
const issuer = { C: 'CN', O: 'Ant Financial', OU: 'Certification Authority', CN: 'Ant Class 1 R1' }
const appCertificate = makeCertificate(appKeys, { serial: '20260101AA', issuer })
const alipayCertificate = makeCertificate(alipayKeys, { serial: '20260101BB', issuer })

const sign = (text: string, keys: typeof appKeys) =>
  createSign('RSA-SHA256').update(text).sign(keys.privateKey, 'base64')

const sorted = (fields: Fields, without: string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** Alipay, written from its published rules and independent of the adapter. */
export async function openAlipayStandIn({ certified = false } = {}) {
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, { amount: string }>()
  const transfers = new Map<string, Content>()
  let trouble: Trouble | undefined
  let bill: Buffer | undefined

  const tradeOf = ({ out_trade_no, trade_no }: Content) =>
    trades.get((out_trade_no as string | undefined) ?? (trade_no as string).replace(/^2026111622/, ''))
  const done = (content: Content = {}) => ({ code: '10000', msg: 'Success', ...content })
  const refused = (sub_code: string) => ({
    code: '40004',
    msg: 'Business Failed',
    sub_code,
    sub_msg: sub_code,
  })
  const missing = refused('ACQ.TRADE_NOT_EXIST')

  const methods: Record<string, (content: Content) => Content> = {
    'alipay.trade.query': (content) => {
      const trade = tradeOf(content)
      return trade ? done(describe(trade)) : missing
    },
    'alipay.trade.close': (content) => {
      const trade = tradeOf(content)
      if (!trade) return missing
      if (trade.isPaid) return refused('ACQ.REASON_TRADE_STATUS_INVALID')
      trade.trade_status = 'TRADE_CLOSED'
      return done()
    },
    'alipay.trade.refund': (content) => {
      const trade = tradeOf(content)
      if (!trade?.isPaid) return missing
      if (Number(content.refund_amount) > Number(trade.total_amount))
        return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
      const number = String(content.out_request_no)
      const isNew = !refunds.has(number)
      refunds.set(number, { amount: String(content.refund_amount) })
      trade.trade_status = 'TRADE_CLOSED'
      return done({ fund_change: isNew ? 'Y' : 'N', ...(isNew && { gmt_refund_pay: paidAt }) })
    },
    'alipay.trade.fastpay.refund.query': ({ out_request_no }) =>
      done(
        refunds.has(String(out_request_no))
          ? { refund_status: 'REFUND_SUCCESS', gmt_refund_pay: paidAt }
          : {},
      ),
    'alipay.data.dataservice.bill.downloadurl.query': () =>
      bill ? done({ bill_download_url: `${standIn.endpoint}/bill` }) : refused('isp.bill_not_exist'),
    'alipay.fund.trans.uni.transfer': (content) => {
      const { identity } = content.payee_info as { identity: string }
      if (identity === 'nobody') return refused('PAYEE_NOT_EXIST')
      const number = String(content.out_biz_no)
      if (!transfers.has(number)) transfers.set(number, content)
      return done({ status: 'SUCCESS', order_id: '20261116110070', trans_date: paidAt })
    },
    'alipay.fund.trans.common.query': ({ out_biz_no }) =>
      transfers.has(String(out_biz_no))
        ? done({ status: 'SUCCESS', order_id: '20261116110070', pay_date: paidAt })
        : refused('ORDER_NOT_EXIST'),
  }

  function answer(request: Received): Reply {
    if (request.target === '/bill') return { status: 200, body: bill }
    const now = trouble
    trouble = undefined
    const fields = Object.fromEntries(new URLSearchParams(request.body.toString()))
    if (!isSigned(fields) || (certified && !fields.app_cert_sn))
      return { status: 200, body: { error_response: { code: '40002', sub_code: 'isv.invalid-signature' } } }
    if (now === 'late') return 'silence'
    const content = JSON.parse(fields.biz_content!) as Content
    const result =
      now === 'fault'
        ? { code: '20000', msg: 'Service Unavailable', sub_code: 'isp.unknow-error' }
        : methods[fields.method!]!(content)
    if (now === 'lost') return 'cut'
    return { status: 200, body: wrap(fields.method!, JSON.stringify(result), now) }
  }

  function wrap(method: string, inner: string, now: Trouble | undefined): string {
    const name = `${method.replaceAll('.', '_')}_response`
    // As PHP writes it: slashes are escaped.
    const signature = sign(inner, now === 'wrong-key' ? strangerKeys : alipayKeys).replaceAll('/', '\\/')
    return now === 'unsigned' ? `{"${name}":${inner}}` : `{"${name}":${inner},"sign":"${signature}"}`
  }

  function notify(fields: Fields, keys = alipayKeys): RawNotification {
    const all: Fields = {
      notify_time: nowInShanghai(),
      notify_type: 'trade_status_sync',
      app_id: appId,
      seller_id: sellerId,
      charset: 'utf-8',
      version: '1.0',
      ...fields,
    }
    const signature = sign(sorted(all, ['sign', 'sign_type']), keys)
    const body = new URLSearchParams({ ...all, sign_type: 'RSA2', sign: signature }).toString()
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: Buffer.from(body) }
  }

  const paidFields = (orderNo: string) => ({
    out_trade_no: orderNo,
    trade_no: `2026111622${orderNo}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: trades.get(orderNo)!.total_amount,
    gmt_payment: paidAt,
    subject: '心衰 管理+100%',
  })

  const standIn = await openStandIn(answer)
  const options: AlipayOptions = {
    appId,
    sellerId,
    privateKey: pemOf(appKeys.privateKey),
    publicKey: certified ? alipayCertificate : pemOf(alipayKeys.publicKey),
    ...(certified && { certificates: { app: appCertificate, root: appCertificate + alipayCertificate } }),
    origin: 'https://xinglin.example',
    notifyUrl: 'https://xinglin.example/notify',
    endpoint: `${standIn.endpoint}/gateway.do`,
    timeoutMs: 60_000,
  }
  return {
    options,
    received: standIn.received,
    close: standIn.close,
    refunds,
    transfers,
    misbehave: (next: Trouble) => (trouble = next),
    setBill: (zip: Buffer) => (bill = zip),
    /** What Alipay makes of an address or an order string that a payer opens. Throws if we have not signed it. */
    open(text: string): Content & { fields: Fields } {
      const fields = Object.fromEntries(new URLSearchParams(text.split('?').at(-1)))
      if (!isSigned(fields)) throw new Error('invalid-signature')
      const content = JSON.parse(fields.biz_content!) as Content
      const out_trade_no = String(content.out_trade_no)
      const total_amount = String(content.total_amount)
      trades.set(out_trade_no, { out_trade_no, total_amount, trade_status: 'WAIT_BUYER_PAY', isPaid: false })
      return { ...content, fields }
    },
    pay(orderNo: string) {
      Object.assign(trades.get(orderNo)!, { trade_status: 'TRADE_SUCCESS', isPaid: true })
    },
    notifyPaid: (orderNo: string, changes: Fields = {}) => notify({ ...paidFields(orderNo), ...changes }),
    notifyByStranger: (orderNo: string) => notify(paidFields(orderNo), strangerKeys),
    notifyRefund: (orderNo: string, refundNo: string) =>
      notify({
        ...paidFields(orderNo),
        trade_status: 'TRADE_CLOSED',
        refund_fee: '99.00',
        out_biz_no: refundNo,
        gmt_refund: `${paidAt}.123`,
      }),
  }
}

const nowInShanghai = () => new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')

const describe = ({ isPaid, ...trade }: Trade) => ({
  ...trade,
  trade_no: `2026111622${trade.out_trade_no}`,
  ...(isPaid && { send_pay_date: paidAt }),
})

const isSigned = (fields: Fields) =>
  fields.app_id === appId &&
  fields.sign_type === 'RSA2' &&
  createVerify('RSA-SHA256')
    .update(sorted(fields, ['sign']))
    .verify(appKeys.publicKey, fields.sign ?? '', 'base64')
