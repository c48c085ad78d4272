import { defineJob } from '#kernel/jobs/job.ts'
import { PushRefused } from '#kernel/ports/push.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import { WechatNotSetUp, WechatRefused } from '#kernel/ports/wechat.ts'
import { selectDelivery, updateDelivery } from './deliveries.queries.ts'
import type { DeliveryKey } from './deliveries.queries.ts'
import type { Deliver } from './deliver.ts'
import { deliverByApp } from './deliver-by-app.ts'
import { deliverByMail } from './deliver-by-mail.ts'
import { deliverBySms } from './deliver-by-sms.ts'
import { deliverByWeb } from './deliver-by-web.ts'
import { deliverByWechat } from './deliver-by-wechat.ts'
import { isFinalSmsFailure } from './send-sms-once.ts'

const deliverBy: Record<DeliveryKey['channel'], Deliver> = {
  app: deliverByApp,
  web: deliverByWeb,
  sms: deliverBySms,
  mail: deliverByMail,
  wechat: deliverByWechat,
}

/** Sends a message to one person by one channel. */
export const deliverMessage = defineJob<DeliveryKey>({
  name: 'deliver-message',
  retryWaits: [30, 300, 1800, 7200],
  key: ({ messageId, userId, channel }) => `${messageId} ${userId} ${channel}`,
  async run(services, key) {
    const delivery = await selectDelivery(services.db, key)
    if (!delivery) return
    if (delivery.isWanted) await deliverBy[key.channel](services, key, delivery)
    await updateDelivery(services.db, key, delivery.isWanted ? 'sent' : 'dropped')
  },
  isFinal: (error) =>
    isFinalSmsFailure(error) ||
    error instanceof MailRefused ||
    error instanceof PushRefused ||
    error instanceof WechatNotSetUp ||
    (error instanceof WechatRefused && !error.isForToken),
  giveUp: ({ db }, key) => updateDelivery(db, key, 'failed'),
})
