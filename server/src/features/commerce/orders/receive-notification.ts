import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { NotificationRefused, notificationPath, paymentProviders } from '#kernel/ports/payments.ts'
import type { PaymentNotification, PaymentProvider } from '#kernel/ports/payments.ts'
import { selectRefundByNo } from './refunds.queries.ts'
import { PaymentMismatch, settlePayment } from './settle-payment.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * Takes the notifications of the providers in use at that moment: one that is set up in the console is heard at once. Their
 * bodies stay raw: the signature covers them.
 */
export function serveNotifications(app: FastifyInstance, services: Services): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    for (const name of paymentProviders)
      scope.post(notificationPath(name), async (request, reply) => {
        if (!services.providers.payments.active.includes(name)) throw refuse(failures.pathMissing)
        const { answerNotification } = services.providers.payments.provider(name)
        const { status, contentType, body } = answerNotification(await accepts(services, name, request))
        return reply.code(status).type(contentType).send(body)
      })
    done()
  })
}

/** False for what is to be sent again, or is not from the provider at all. A repeat is accepted. */
async function accepts(services: Services, name: PaymentProvider, request: FastifyRequest): Promise<boolean> {
  const { headers } = request
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  try {
    const provider = services.providers.payments.provider(name)
    await settle(services, name, await provider.readNotification({ headers, body }))
    return true
  } catch (error) {
    const isTheirs = error instanceof NotificationRefused || error instanceof PaymentMismatch
    if (isTheirs) request.log.warn({ provider: name, reason: error }, 'a notification was refused')
    else request.log.error({ provider: name, err: error }, 'a notification could not be settled')
    return false
  }
}

async function settle(
  services: Services,
  name: PaymentProvider,
  notification: PaymentNotification,
): Promise<void> {
  if (notification.kind === 'payment') await settlePayment(services, name, notification.payment)
  if (notification.kind !== 'refund' || notification.refund.state !== 'arrived') return
  const found = await selectRefundByNo(services.db, notification.refundNo)
  if (found?.payment.provider === name) await settleRefund(services, found, notification.refund.arrivedAt)
}
