import { randomInt } from 'node:crypto'
import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { PaymentPort, PaymentState, RefundState, TransferState } from '#kernel/ports/payments.ts'
import { shanghaiDay } from '../shanghai-time.ts'
import { readSandboxNotification } from './sandbox-notification.ts'
import {
  insertRefund,
  insertTransfer,
  selectPaidBetween,
  selectPayment,
  selectRefund,
  selectRefundedBetween,
  selectTransfer,
  updateToClosed,
  updateToPaid,
  upsertPayment,
} from './sandbox-payments.queries.ts'
import type { SandboxPayment } from './sandbox-payments.queries.ts'

export const sandboxCashierPath = '/sandbox/cashier'
/** A refund takes this long, so that its way can be seen. */
const refundMs = 3_000
/** A transfer to this account fails. */
export const failingAccount = 'sandbox-fail'

const transactionNo = () => `SB${Date.now()}${String(randomInt(1_000_000)).padStart(6, '0')}`

/** Plays a payment provider on this machine: its cashier is a page of the platform, its books are tables of ours. */
export function sandboxPayments(db: Db, vault: Vault): PaymentPort {
  const queryRefund: PaymentPort['queryRefund'] = async ({ refundNo }) => {
    const refund = await selectRefund(db, refundNo)
    return refund ? refundState(refund.created_at) : { state: 'missing' }
  }
  const queryTransfer: PaymentPort['queryTransfer'] = async (transferNo) => {
    const transfer = await selectTransfer(db, transferNo)
    return transfer ? transferState(transfer) : { state: 'missing' }
  }
  return {
    async prepare({ orderNo, description, amountFen, expiresAt, returnPath }) {
      await upsertPayment(db, {
        order_no: orderNo,
        description,
        amount_fen: amountFen,
        return_path: returnPath,
        expires_at: expiresAt,
      })
      return { kind: 'page', url: `${sandboxCashierPath}?${new URLSearchParams({ no: orderNo }).toString()}` }
    },
    async query(orderNo) {
      return paymentState(await selectPayment(db, orderNo))
    },
    async close(orderNo) {
      await updateToClosed(db, orderNo)
      return (await selectPayment(db, orderNo))?.state === 'paid' ? 'paid' : 'closed'
    },
    async refund({ orderNo, refundNo, amountFen }) {
      const refund = { refund_no: refundNo, order_no: orderNo, amount_fen: amountFen }
      if (!(await insertRefund(db, refund)))
        throw new PaymentRefused('REFUND_REFUSED', 'nothing was paid, or less than this is left')
      return queryRefund({ orderNo, refundNo })
    },
    queryRefund,
    async readNotification(raw) {
      return readSandboxNotification(vault, raw)
    },
    answerNotification: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: 'text/plain',
      body: accepted ? 'success' : 'failure',
    }),
    async statement(day) {
      const period = shanghaiDay(day)
      const paid = await selectPaidBetween(db, period)
      const refunded = await selectRefundedBetween(db, period)
      return [
        ...paid.map((payment) => ({
          kind: 'payment' as const,
          orderNo: payment.order_no,
          refundNo: '',
          transactionNo: payment.transaction_no!,
          amountFen: payment.amount_fen,
          feeFen: 0,
          at: payment.paid_at!,
        })),
        ...refunded.map((refund) => ({
          kind: 'refund' as const,
          orderNo: refund.order_no,
          refundNo: refund.refund_no,
          transactionNo: refund.transaction_no!,
          amountFen: refund.amount_fen,
          feeFen: 0,
          at: refund.created_at,
        })),
      ]
    },
    async transfer({ transferNo, account, amountFen }) {
      await insertTransfer(db, { transfer_no: transferNo, account, amount_fen: amountFen })
      return queryTransfer(transferNo)
    },
    queryTransfer,
  }
}

/** What a press on the cashier does. False if somebody else has paid or closed it, or it has expired. */
export const payAtSandbox = (db: Db, orderNo: string) => updateToPaid(db, orderNo, transactionNo())

function paymentState(payment: SandboxPayment | undefined): PaymentState {
  if (!payment) return { state: 'missing' }
  if (payment.state === 'paid')
    return {
      state: 'paid',
      payment: {
        orderNo: payment.order_no,
        transactionNo: payment.transaction_no!,
        amountFen: payment.amount_fen,
        currency: 'CNY',
        paidAt: payment.paid_at!,
      },
    }
  const isOver = payment.state === 'closed' || payment.expires_at.getTime() <= Date.now()
  return { state: isOver ? 'closed' : 'waiting' }
}

function refundState(createdAt: Date): RefundState {
  const arrivedAt = new Date(createdAt.getTime() + refundMs)
  return arrivedAt.getTime() <= Date.now() ? { state: 'arrived', arrivedAt } : { state: 'processing' }
}

type Transfer = NonNullable<Awaited<ReturnType<typeof selectTransfer>>>

const transferState = ({ transfer_no, account, created_at }: Transfer): TransferState =>
  account === failingAccount
    ? { state: 'failed', reason: 'ACCOUNT_NOT_FOUND' }
    : { state: 'paid', providerNo: `SB-${transfer_no}`, paidAt: created_at }
