import type { KeyObject } from 'node:crypto'
import { parse } from 'node:querystring'
import { NotificationRefused } from '#kernel/ports/payments.ts'
import type { PaymentNotification, RawNotification } from '#kernel/ports/payments.ts'
import { readFen } from '../fen.ts'
import { readShanghaiTime } from '../shanghai-time.ts'
import { isNotificationSigned } from './alipay-signature.ts'

/** Alipay repeats a notification for a day, under the time of the first. */
const longestAgeMs = 26 * 3600_000

const paidStates = ['TRADE_SUCCESS', 'TRADE_FINISHED']

export type NotificationReader = { publicKey: KeyObject; appId: string; sellerId: string }

export function readAlipayNotification(
  { publicKey, appId, sellerId }: NotificationReader,
  { body }: RawNotification,
): PaymentNotification {
  const fields = Object.fromEntries(
    Object.entries(parse(body.toString('utf8'))).map(([name, value]) => [name, String(value ?? '')]),
  )
  const field = (name: string) => fields[name] ?? ''
  if (!isNotificationSigned(publicKey, fields)) throw new NotificationRefused('signature')
  const age = Math.abs(Date.now() - readShanghaiTime(field('notify_time')).getTime())
  if (!(age <= longestAgeMs)) throw new NotificationRefused('age')
  if (field('app_id') !== appId || field('seller_id') !== sellerId) throw new NotificationRefused('merchant')
  // A refund is reported as a change of the trade that it belongs to.
  if (field('refund_fee') !== '' && field('out_biz_no') !== '')
    return {
      kind: 'refund',
      refundNo: field('out_biz_no'),
      refund: { state: 'arrived', arrivedAt: readShanghaiTime(field('gmt_refund').slice(0, 19)) },
    }
  if (!paidStates.includes(field('trade_status'))) return { kind: 'other' }
  return {
    kind: 'payment',
    payment: {
      orderNo: field('out_trade_no'),
      transactionNo: field('trade_no'),
      amountFen: readFen(field('total_amount')),
      currency: 'CNY',
      paidAt: readShanghaiTime(field('gmt_payment')),
    },
  }
}
