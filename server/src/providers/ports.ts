import type { SmsPort } from '#kernel/ports/sms.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import type { WechatPort } from '#kernel/ports/wechat.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import type { Payments } from '../kernel/ports/payments.ts'
import type { RoomsPort } from '../kernel/ports/rooms.ts'
import type { SpeechPort } from '../kernel/ports/speech.ts'

/** The external services as the server sees them. Each port has a sandbox adapter and a real one. */

/** One-click login in the app: the network knows the number of a phone. */
export type CarrierPort = {
  /** The number behind a token that the app got from the carrier. Valid once and only for minutes. */
  resolve(shown: { gyuid: string; accessToken: string }): Promise<{ countryCode: string; phone: string }>
}

/** The carrier returned no number: the token is invalid, or the service is not set up for us. */
export class CarrierRefused extends Error {
  override readonly name = 'CarrierRefused'
}

export type MailMessage = {
  to: string
  subject: string
  text: string
  attachments: { name: string; mime: string; body: Buffer }[]
  /** Identifies the mail: a retry has the same Message-ID, by which mail servers detect duplicates. */
  reference: string
}

export type MailPort = { send(message: MailMessage): Promise<void> }

/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

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

/** The first part of the path of every push address. */
export const rtmpApp = 'live'

/** Where streams are pushed to and played from: this server's processes, or an external server. */
export type LivePort = {
  /** Whether this server receives streams, another one does, or none. */
  kind: 'embedded' | 'outside' | 'off'
  /** Where a lecturer pushes a stream, without its key; empty if none is accepted. */
  pushAddress: string
  /** The same on this machine, used to forward the cameras of browsers. */
  innerAddress: string
  /** What a lecturer enters as the key, so that the stream is accepted. */
  pushKey(stream: LiveStreamName): string
  /** What a viewer plays from an external server; each address is short-lived. Our own streams have none here. */
  sources?(stream: LiveStreamName): LiveSource[]
  /** What cuts, packs and encodes, if the machine has it. */
  engine: VideoEngine | undefined
}

export type LiveStreamName = { meetingId: number; key: string }
export type LiveSource = { kind: 'flv' | 'hls'; clarity: 'high' | 'standard' | 'sound'; address: string }

export type Providers = {
  live: LivePort
  rooms: RoomsPort
  sms: SmsPort
  mail: MailPort
  appPush: AppPushPort
  webPush: WebPushPort
  storage: StoragePort
  wechat: WechatPort
  carrier: CarrierPort
  payments: Payments
  /** Undefined where nobody recognises speech. */
  speech: SpeechPort | undefined
}
