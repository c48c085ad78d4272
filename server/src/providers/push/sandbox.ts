import type { AppPushPort, WebPushPort, WebPushSubscription } from '#kernel/ports/push.ts'

/** Adds a message to the outbox that the sandbox pages show. */
export type SavePush = (message: {
  kind: 'push'
  recipient: string
  text: string
  reference: string
}) => Promise<void>

/** Sends nothing; the outbox shows what would have been sent. */
export const sandboxAppPush = (save: SavePush): AppPushPort => ({
  async send({ pushIds, title, body, reference }) {
    for (const pushId of pushIds)
      await save({
        kind: 'push',
        recipient: pushId,
        text: `${title}\n${body}`,
        reference: `${reference} ${pushId}`,
      })
  },
})

/** The address of a browser is a secret, even in the outbox. */
const hostOf = ({ endpoint }: WebPushSubscription) => new URL(endpoint).hostname

export const sandboxWebPush = (
  publicKey: string,
  save: SavePush,
): Pick<WebPushPort, 'publicKey' | 'send'> => ({
  publicKey,
  send: (subscription, { title, body, tag }) =>
    save({
      kind: 'push',
      recipient: hostOf(subscription),
      text: `${title}\n${body}`,
      reference: `${tag} ${subscription.p256dh}`,
    }),
})
