import type { VideoEngine } from '#kernel/video-engine.ts'
import type { Payments } from '../kernel/ports/payments.ts'
import type { RoomsPort } from '../kernel/ports/rooms.ts'
import type { SpeechPort } from '../kernel/ports/speech.ts'

/** The external services as the server sees them. Each port has a sandbox adapter and a real one. */

export type SmsMessage = {
  countryCode: string
  phone: string
  /** Which template the gateway fills. */
  template: 'code' | 'password' | 'reminder' | 'rebinding' | 'task' | 'conference' | 'message'
  /** Values of the template, in order. */
  values: string[]
  /** The whole text, for gateways and outboxes that accept plain text. */
  text: string
  /** The code inside, shown separately in the sandbox outbox. */
  code?: string
  /** Identifies the message: `wasSent` looks it up by this when delivery is uncertain. */
  reference?: string
}

/** The gateway answered and did not send. */
export abstract class SmsRefusal extends Error {
  /** The number or the account has reached a limit of the gateway: a later attempt may succeed. */
  abstract readonly limited: boolean
}

/** The gateway could not be reached: nothing was sent. */
export class SmsUnreached extends Error {
  override readonly name = 'SmsUnreached'
}

export type SmsAsked = Pick<SmsMessage, 'countryCode' | 'phone'> & { reference: string }

export type SmsPort = {
  /** Sends a message with a reference at most once; after any failure except the two above it may have been sent. */
  send(message: SmsMessage): Promise<void>
  /** Whether the gateway has accepted a message; undefined if it cannot say. */
  wasSent(asked: SmsAsked): Promise<boolean | undefined>
}

export type StoragePort = {
  put(key: string, body: Buffer | NodeJS.ReadableStream, mime: string): Promise<void>
  /** Undefined if there is no such object. */
  head(key: string): Promise<{ size: number } | undefined>
  /** `range` is inclusive at both ends. */
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream>
  remove(key: string): Promise<void>
  /** Runs `work` with the object as a file of this machine, which must not be changed. */
  withFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>
  arrivals: ArrivalsPort
}

/** An object that arrives in pieces, over many requests and perhaps at several servers. It can be read once it is complete. */
export type ArrivingObject = { key: string; uploadId: string }

export type ArrivalsPort = {
  /** Begins an object; what is returned is its `uploadId`. */
  begin(key: string): Promise<string>
  /** Writes `body` from `offset` on. A body that breaks off is no error: the answer is where to continue. */
  append(object: ArrivingObject, offset: number, body: AsyncIterable<Buffer>): Promise<number>
  complete(object: ArrivingObject, size: number): Promise<void>
  discard(object: ArrivingObject): Promise<void>
}

/** 1 a page of the official account, 2 the mini-program, 3 WeChat Work, 4 a website outside WeChat. */
export type WechatType = 1 | 2 | 3 | 4
/** A mini-program gets its codes from its own runtime: there is no page to redirect to. */
export type WechatConsentType = Exclude<WechatType, 2>
/** Where WeChat's own scripts run. */
export type WechatPageType = 1 | 3

/** The person behind a code. `unionid` is empty if WeChat returns none. */
export type WechatPerson = { openid: string; unionid: string; nickname?: string; photo?: string }

export type WechatPort = {
  /** Where to send somebody for a code. With `profile` they are asked for their name and picture as well. */
  authorizeUrl(asked: { redirect: string; state: string; type: WechatConsentType; profile: boolean }): string
  exchangeCode(code: string, type: WechatType): Promise<WechatPerson>
  /** What a page at `url` needs to use the JS-SDK; `timestamp` counts seconds. */
  jsTicketSignature(
    url: string,
    type: WechatPageType,
  ): Promise<{ appId: string; timestamp: number; nonceStr: string; signature: string }>
  /** A QR code that leads to the official account. `image` is empty if none is rendered. */
  qrcode(scene: string): Promise<{ ticket: string; url: string; image: string; expireSeconds: number }>
  /** The template of those messages; empty if none is set up. */
  messageTemplate: string
  /** Notifies somebody who has subscribed to messages of the official account; others are rejected by WeChat. */
  sendSubscribeMessage(message: WechatMessage): Promise<void>
}

/** `openid` is the person in the official account, `page` what the message opens. */
export type WechatMessage = { openid: string; title: string; time: string; page: string }

const codeErrors = new Set([40029, 40163, 41008, 42003])
const tokenErrors = new Set([40001, 40014, 42001])

/** WeChat answered and rejected. Contains its error number and message, never the address of the request, which includes secrets. */
export class WechatRefused extends Error {
  override readonly name = 'WechatRefused'
  readonly errcode: number
  /** The returned code is unknown, used or expired: the person must authorize again. */
  readonly isForCode: boolean
  /** The access token has expired early. */
  readonly isForToken: boolean

  constructor(errcode: number, words: string) {
    super(`${errcode}: ${words}`)
    this.errcode = errcode
    this.isForCode = codeErrors.has(errcode)
    this.isForToken = tokenErrors.has(errcode)
  }
}

/** This deployment has no app of the required kind. */
export class WechatNotSetUp extends Error {
  override readonly name = 'WechatNotSetUp'
}

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
