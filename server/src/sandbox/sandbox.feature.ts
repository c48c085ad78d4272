import { defineFeature } from '#kernel/feature.ts'
import { deleteOldOutbox } from '#server/providers/sms/outbox.queries.ts'
import { deleteOldSandboxPayments } from '#server/providers/payments/sandbox/sandbox-payments.queries.ts'
import { sendPaymentNotification } from './send-payment-notification.ts'
import { serveCashier } from './serve-cashier.ts'
import { serveSandbox } from './serve-sandbox.ts'
import { serveSecondStep } from './serve-second-step.ts'
import { serveWechatSandbox } from './serve-wechat-sandbox.ts'

/** Plays the outside world on a machine that reaches none of it. */
export const sandboxFeature = defineFeature({
  name: 'sandbox',
  cleanups: [({ db }) => deleteOldOutbox(db), ({ db }) => deleteOldSandboxPayments(db)],
  jobs: [sendPaymentNotification],
  start(services, app) {
    serveSandbox(app, services)
    serveWechatSandbox(app, services)
    serveCashier(app, services)
    serveSecondStep(app, services)
  },
})
