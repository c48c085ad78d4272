import type { Deliver } from './deliver.ts'
import { selectEquipmentOf } from './devices.queries.ts'
import { messagePath } from './message-address.ts'
import { textIn } from './messages.present.ts'
import { messagesText } from './messages.text.ts'

/** Without the content, which would show on the lock screen. */
export const deliverByApp: Deliver = async ({ db, providers }, key, { message, language }) => {
  const devices = await selectEquipmentOf(db, key.userId)
  if (devices.length === 0) return
  await providers.appPush.send({
    pushIds: devices.map((device) => device.push_id),
    title: textIn(message, language).title,
    body: messagesText[language].open,
    path: messagePath(message),
    reference: `m${key.messageId}-${key.userId}`,
  })
}
