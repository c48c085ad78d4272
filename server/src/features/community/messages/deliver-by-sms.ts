import type { MessageKind } from '#contract/wire/message-kinds.ts'
import type { Deliver } from './deliver.ts'
import { updateDelivery } from './deliveries.queries.ts'
import { messagePath, siteAddress } from './message-address.ts'
import { messagesText } from './messages.text.ts'
import { sendSmsOnce } from './send-sms-once.ts'

/** A meeting is no secret: who was to come learns which one, and where to read more. */
const openKinds: readonly MessageKind[] = ['meetings', 'unions']

/** Says only what the message is about, since an SMS shows on the lock screen; of meetings, what it says. */
export const deliverBySms: Deliver = async ({ db, vault, providers, env }, key, delivery) => {
  if (!delivery.phone) return
  const text = messagesText[delivery.language]
  const { message } = delivery
  const isOpen = openKinds.includes(message.kind)
  const { title, content } =
    delivery.language === 'en' ? { title: message.title_en, content: message.content_en } : message
  const kind = isOpen ? title : text.kinds[message.kind]
  const address = siteAddress(env, messagePath(message))
  await sendSmsOnce(
    providers.sms,
    {
      countryCode: delivery.countryCode,
      phone: vault.openText(delivery.phone),
      template: 'message',
      values: [kind],
      text: `【杏林】${isOpen ? `${content}${address}` : text.sms(kind)}`,
      reference: `message-${key.messageId}-${key.userId}`,
    },
    {
      isInDoubt: delivery.isInDoubt,
      noteSending: () => updateDelivery(db, key, 'sending'),
      noteUnsent: () => updateDelivery(db, key, 'waiting'),
    },
  )
}
