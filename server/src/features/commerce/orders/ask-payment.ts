import { orderStates } from '#contract/commerce/orders.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'
import { selectOrder } from './orders.queries.ts'
import { settlePayment } from './settle-payment.ts'

/** Seconds until a provider is asked after a payment was started, and then each time again. */
const waits = [5, 30, 120]
const lastWait = 300

export const askTime = (round: number) => new Date(Date.now() + (waits[round] ?? lastWait) * 1000)

type Asked = { orderId: number; provider: PaymentProvider; round: number }

/** Asks a provider what became of a payment, for notifications that do not arrive. Ends when the order is settled. */
export const askPayment = defineJob<Asked>({
  name: 'ask-payment',
  retryWaits: [10, 60],
  key: ({ orderId, provider, round }) => `${orderId} ${provider} ${round}`,
  async run(services, { orderId, provider, round }) {
    const { db, jobs, providers, log } = services
    const order = await selectOrder(db, orderId)
    if (order?.status !== orderStates.pending) return
    try {
      const found = await providers.payments.provider(provider).query(order.order_no)
      if (found.state === 'paid') return await settlePayment(services, provider, found.payment)
    } catch (error) {
      log.warn({ orderId, provider, err: error }, 'a provider could not be asked about a payment')
    }
    // The job that closes the order asks last.
    if (order.expires_at > askTime(round + 1))
      await jobs.send(db, askPayment, { orderId, provider, round: round + 1 }, askTime(round + 1))
    return undefined
  },
})
