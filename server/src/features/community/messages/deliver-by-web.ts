import { PushGone } from '#kernel/ports/push.ts'
import type { Deliver } from './deliver.ts'
import { messagePath } from './message-address.ts'
import { textIn } from './messages.present.ts'
import { messagesText } from './messages.text.ts'
import { deleteSubscription, selectSubscriptionsOf } from './subscriptions.queries.ts'

/** A browser shows a message of the same tag in place of the one before, so that a repeat does no harm. */
export const deliverByWeb: Deliver = async ({ db, vault, providers }, key, { message, language }) => {
  const payload = {
    title: textIn(message, language).title,
    body: messagesText[language].open,
    path: messagePath(message),
    tag: `message-${key.messageId}`,
  }
  for (const subscription of await selectSubscriptionsOf(db, key.userId))
    try {
      await providers.webPush.send(
        {
          endpoint: vault.openText(subscription.endpoint_sealed),
          p256dh: subscription.p256dh,
          auth: vault.openText(subscription.auth_sealed),
        },
        payload,
      )
    } catch (error) {
      // The person has taken the permission back or deleted the browser.
      if (!(error instanceof PushGone)) throw error
      await deleteSubscription(db, subscription.endpoint_digest)
    }
}
