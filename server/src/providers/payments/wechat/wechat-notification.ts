import * as z from 'zod/mini'
import { NotificationRefused } from '#kernel/ports/payments.ts'
import type { PaymentNotification, RawNotification } from '#kernel/ports/payments.ts'
import type { WechatKeys } from './wechat-keys.ts'
import { decrypt, isSignedBy } from './wechat-signature.ts'
import { presentPayment, presentRefund, transactionShape } from './wechat-states.ts'

const longestAgeSeconds = 5 * 60

const envelopeShape = z.object({
  event_type: z.string(),
  resource: z.object({
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
})

const refundShape = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
  success_time: z.optional(z.string()),
})

export type NotificationReader = {
  keys: WechatKeys
  apiKey: string
  merchantId: string
  appIds: string[]
}

export async function readWechatNotification(
  reader: NotificationReader,
  raw: RawNotification,
): Promise<PaymentNotification> {
  await checkSignature(reader.keys, raw)
  const envelope = readJson(envelopeShape, raw.body.toString('utf8'))
  const content = readContent(reader.apiKey, envelope.resource)
  if (envelope.event_type === 'TRANSACTION.SUCCESS') {
    const transaction = readJson(transactionShape, content)
    if (transaction.mchid !== reader.merchantId || !reader.appIds.includes(transaction.appid))
      throw new NotificationRefused('merchant')
    return { kind: 'payment', payment: presentPayment(transaction) }
  }
  if (envelope.event_type.startsWith('REFUND.')) {
    const refund = readJson(refundShape, content)
    if (refund.mchid !== reader.merchantId) throw new NotificationRefused('merchant')
    return {
      kind: 'refund',
      refundNo: refund.out_refund_no,
      refund: presentRefund(refund.refund_status, refund.success_time),
    }
  }
  return { kind: 'other' }
}

async function checkSignature(keys: WechatKeys, { headers, body }: RawNotification): Promise<void> {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '')
  const timestamp = header('timestamp')
  const key = await keys.find(header('serial'))
  const signed = {
    timestamp,
    nonce: header('nonce'),
    body: body.toString('utf8'),
    signature: header('signature'),
  }
  if (!key || !isSignedBy(key, signed)) throw new NotificationRefused('signature')
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!(age <= longestAgeSeconds)) throw new NotificationRefused('age')
}

function readContent(apiKey: string, resource: z.infer<typeof envelopeShape>['resource']): string {
  try {
    return decrypt(apiKey, resource)
  } catch {
    throw new NotificationRefused('unreadable')
  }
}

function readJson<Shape>(shape: z.ZodMiniType<Shape>, text: string): Shape {
  try {
    return z.parse(shape, JSON.parse(text))
  } catch {
    throw new NotificationRefused('unreadable')
  }
}
