import type { Deliver } from './deliver.ts'
import { messagePath, siteAddress } from './message-address.ts'
import { textIn } from './messages.present.ts'
import { messagesText } from './messages.text.ts'

export const deliverByMail: Deliver = async ({ env, vault, providers }, key, delivery) => {
  if (!delivery.email) return
  const { message, language } = delivery
  const text = messagesText[language]
  const { title, content } = textIn(message, language)
  await providers.mail.send({
    to: vault.openText(delivery.email),
    subject: text.subject(title),
    text: [
      content,
      text.read(siteAddress(env, messagePath(message))),
      text.settings(siteAddress(env, '/messageSetting')),
    ].join('\n\n'),
    attachments: [],
    reference: `message-${key.messageId}-${key.userId}`,
  })
}
