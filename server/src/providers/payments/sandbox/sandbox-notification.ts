import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Vault } from '#kernel/vault.ts'
import { NotificationRefused } from '#kernel/ports/payments.ts'
import type { PaymentNotification, RawNotification } from '#kernel/ports/payments.ts'
import type { SandboxPayment } from './sandbox-payments.queries.ts'

const timestampHeader = 'x-sandbox-timestamp'
const signatureHeader = 'x-sandbox-signature'
const longestAgeMs = 5 * 60_000

const shape = z.object({
  order_no: z.string(),
  transaction_no: z.string(),
  amount_fen: z.int(),
  paid_at: z.string(),
})

const signatureOf = (vault: Vault, timestamp: string, body: Buffer) =>
  vault.digest(`sandbox payment\n${timestamp}\n${body.toString('utf8')}`)

/** A notification as the sandbox posts it. */
export function writeSandboxNotification(vault: Vault, payment: SandboxPayment, now = Date.now()) {
  const { order_no, transaction_no, amount_fen, paid_at } = payment
  const body = Buffer.from(JSON.stringify({ order_no, transaction_no, amount_fen, paid_at }))
  const timestamp = String(now)
  const signature = signatureOf(vault, timestamp, body).toString('hex')
  const headers = {
    'content-type': 'application/json',
    [timestampHeader]: timestamp,
    [signatureHeader]: signature,
  }
  return { headers, body }
}

export function readSandboxNotification(
  vault: Vault,
  { headers, body }: RawNotification,
): PaymentNotification {
  const timestamp = String(headers[timestampHeader])
  const given = Buffer.from(String(headers[signatureHeader]), 'hex')
  const wanted = signatureOf(vault, timestamp, body)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new NotificationRefused('signature')
  if (Math.abs(Date.now() - Number(timestamp)) > longestAgeMs) throw new NotificationRefused('age')
  const read = z.safeParse(shape, JSON.parse(body.toString('utf8')))
  if (!read.success) throw new NotificationRefused('unreadable')
  const { order_no, transaction_no, amount_fen, paid_at } = read.data
  return {
    kind: 'payment',
    payment: {
      orderNo: order_no,
      transactionNo: transaction_no,
      amountFen: amount_fen,
      currency: 'CNY',
      paidAt: new Date(paid_at),
    },
  }
}
