import { refundStates } from '#contract/commerce/orders.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import type { RefundState } from '#kernel/ports/payments.ts'
import { paymentLate } from './orders.notices.ts'
import { selectRefund, updateSent } from './refunds.queries.ts'
import type { RefundedPayment } from './refunds.queries.ts'
import { settleRefund } from './settle-refund.ts'

/** Seconds until the provider is asked again whether the money has arrived; afterwards once an hour. */
const waits = [5, 30, 120, 300, 900]

/** A job of this round asks once. */
export const lastRound = waits.length

/** For the provider's books, which are in Chinese. */
const reasonForProvider = '课程退款'

/**
 * Sends an approved refund to the provider, and asks until it has arrived. The number of the refund makes a repeat
 * harmless. One that the provider refuses is a dead letter, for an operator to look at and to send again.
 */
export const sendRefund = defineJob<{ refundId: number; round: number }>({
  name: 'send-refund',
  retryWaits: [10, 60, 300, 900, 3600],
  key: ({ refundId, round }) => `${refundId} ${round}`,
  async run(services, { refundId, round }) {
    const found = await selectRefund(services.db, refundId)
    if (!found) return
    const state = await advance(services, found)
    if (state?.state === 'arrived') await settleRefund(services, found, state.arrivedAt)
    else if (state?.state === 'processing' && round < lastRound)
      await services.jobs.send(services.db, sendRefund, { refundId, round: round + 1 }, askTime(round))
    else if (state && state.state !== 'processing') throw new Error(`the refund is ${describe(state)}`)
  },
})

const askTime = (round: number) => new Date(Date.now() + waits[round]! * 1000)

const describe = (state: RefundState) => (state.state === 'failed' ? `refused: ${state.reason}` : state.state)

/** The state at the provider; undefined if there is nothing to do. */
async function advance(services: Services, found: RefundedPayment): Promise<RefundState | undefined> {
  const { refund, order, payment } = found
  const provider = services.providers.payments.provider(payment.provider)
  const numbers = { orderNo: order.order_no, refundNo: refund.refund_no }
  if (refund.state === refundStates.sent) return provider.queryRefund(numbers)
  if (refund.state !== refundStates.approved) return undefined
  const state = await provider.refund({
    ...numbers,
    transactionNo: payment.transaction_no,
    totalFen: payment.amount_fen,
    amountFen: refund.amount_fen,
    reason: reasonForProvider,
  })
  if (state.state === 'processing' || state.state === 'arrived') await noteSent(services, found)
  return state
}

const noteSent = ({ db }: Services, { refund, order, payment }: RefundedPayment): Promise<void> =>
  db.transaction(async (db) => {
    if (!(await updateSent(db, refund.id)) || !payment.is_late || order.user_id === null) return
    await notify(db, order.user_id, paymentLate.write({ title: order.title }))
  })
