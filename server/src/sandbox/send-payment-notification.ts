import { askOutside } from '#kernel/ask-outside.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { notificationPath } from '#kernel/ports/payments.ts'
import { writeSandboxNotification } from '#server/providers/payments/sandbox/sandbox-notification.ts'
import { selectPayment } from '#server/providers/payments/sandbox/sandbox-payments.queries.ts'

const patienceMs = 30_000

/** What the sandbox posts to this server, at its own address. */
export type OwedNotification = { orderNo: string; origin: string }

export async function postPaymentNotification(services: Services, owed: OwedNotification): Promise<void> {
  const payment = await selectPayment(services.db, owed.orderNo)
  if (payment?.state !== 'paid') return
  const { headers, body } = writeSandboxNotification(services.vault, payment)
  const response = await askOutside(owed.origin + notificationPath('sandbox'), {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the notification was answered with ${response.status}`)
}

/** For notifications that come late, and those that were not accepted at once. */
export const sendPaymentNotification = defineJob<OwedNotification>({
  name: 'sandbox-payment-notification',
  retryWaits: [15, 60],
  run: postPaymentNotification,
})
