import * as z from 'zod/mini'
import type { Payment, PaymentState, RefundState, TransferState } from '#kernel/ports/payments.ts'
import { orderNoOf } from './trade-number.ts'

export const transactionShape = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  success_time: z.string(),
  amount: z.object({ total: z.int(), currency: z._default(z.string(), 'CNY') }),
})

export const presentPayment = (transaction: z.infer<typeof transactionShape>): Payment => ({
  orderNo: orderNoOf(transaction.out_trade_no),
  transactionNo: transaction.transaction_id,
  amountFen: transaction.amount.total,
  currency: transaction.amount.currency,
  paidAt: new Date(transaction.success_time),
})

/** A refunded payment was paid once. Any other state can still be paid. */
export function presentState(answer: { trade_state: string }): PaymentState {
  if (answer.trade_state === 'SUCCESS' || answer.trade_state === 'REFUND')
    return { state: 'paid', payment: presentPayment(z.parse(transactionShape, answer)) }
  const isOver = answer.trade_state === 'CLOSED' || answer.trade_state === 'REVOKED'
  return { state: isOver ? 'closed' : 'waiting' }
}

export function presentRefund(status: string, successTime = ''): RefundState {
  if (status === 'SUCCESS') return { state: 'arrived', arrivedAt: new Date(successTime) }
  if (status === 'PROCESSING') return { state: 'processing' }
  return { state: 'failed', reason: status }
}

/** `package_info` is in the answer to a new transfer alone, `update_time` in the answer to a question. */
export const transferShape = z.object({
  transfer_bill_no: z.string(),
  state: z.string(),
  package_info: z.optional(z.string()),
  fail_reason: z.optional(z.string()),
  create_time: z.optional(z.string()),
  update_time: z.optional(z.string()),
})

export function presentTransfer(transfer: z.infer<typeof transferShape>): TransferState {
  const { state, transfer_bill_no, package_info = '', fail_reason } = transfer
  if (state === 'SUCCESS') {
    const at = transfer.update_time ?? transfer.create_time ?? ''
    return { state: 'paid', providerNo: transfer_bill_no, paidAt: new Date(at) }
  }
  if (state === 'FAIL' || state === 'CANCELLED') return { state: 'failed', reason: fail_reason ?? state }
  if (state === 'WAIT_USER_CONFIRM') return { state: 'unconfirmed', confirmation: package_info }
  return { state: 'processing' }
}
