import type { Deliver } from './deliver.ts'
import { updateDelivery } from './deliveries.queries.ts'
import { messagesText } from './messages.text.ts'
import { sendSmsOnce } from './send-sms-once.ts'

/** Says only what the message is about: an SMS shows on the lock screen. */
export const deliverBySms: Deliver = async ({ db, vault, providers }, key, delivery) => {
  if (!delivery.phone) return
  const text = messagesText[delivery.language]
  const kind = text.kinds[delivery.message.kind]
  await sendSmsOnce(
    providers.sms,
    {
      countryCode: delivery.countryCode,
      phone: vault.openText(delivery.phone),
      template: 'message',
      values: [kind],
      text: `【杏林】${text.sms(kind)}`,
      reference: `message-${key.messageId}-${key.userId}`,
    },
    {
      isInDoubt: delivery.isInDoubt,
      noteSending: () => updateDelivery(db, key, 'sending'),
      noteUnsent: () => updateDelivery(db, key, 'waiting'),
    },
  )
}
