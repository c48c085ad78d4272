export type AppPushMessage = {
  /** The devices of one person. */
  pushIds: string[]
  title: string
  body: string
  /** The page of this site that it opens. */
  path: string
  /** Identifies the message: the push service drops a repeat. */
  reference: string
}

/** Reaches the native app on the devices where it is installed. */
export type AppPushPort = { send(message: AppPushMessage): Promise<void> }

/** A browser that takes push messages, as it describes itself. */
export type WebPushSubscription = { endpoint: string; p256dh: string; auth: string }

export type WebPushMessage = {
  title: string
  body: string
  path: string
  /** A message of the same tag takes the place of an earlier one. */
  tag: string
}

export type WebPushPort = {
  /** The key under which browsers subscribe; base64url. */
  publicKey: string
  /** Whether an address belongs to a push service that is known: others are never called. */
  isKnownService(endpoint: string): boolean
  send(subscription: WebPushSubscription, message: WebPushMessage): Promise<void>
}

/** A push service will never accept this message. */
export class PushRefused extends Error {
  override readonly name: string = 'PushRefused'
}

/** The browser no longer takes messages. */
export class PushGone extends PushRefused {
  override readonly name = 'PushGone'
}
