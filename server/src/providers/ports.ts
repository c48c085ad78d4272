/** The outside world as the server sees it. Each port has a sandbox adapter and a real one. */

export type SmsMessage = {
  countryCode: string
  phone: string
  /** Which template the gateway fills. */
  template: 'code' | 'password' | 'reminder'
  /** Values of the template, in its order. */
  values: string[]
  /** The whole text, for gateways and outboxes that take plain words. */
  text: string
  /** The code inside, shown apart in the sandbox outbox. */
  code?: string
  /** Names the message: whoever is in doubt whether it went out asks for it by this. */
  reference?: string
}

/** The gateway answered and did not send. */
export abstract class SmsRefusal extends Error {
  /** The number or the account has reached a limit of the gateway: later it may go. */
  abstract readonly limited: boolean
}

/** There was no way to the gateway: nothing was sent. */
export class SmsUnreached extends Error {
  override readonly name = 'SmsUnreached'
}

export type SmsAsked = Pick<SmsMessage, 'countryCode' | 'phone'> & { reference: string }

export type SmsPort = {
  /** Sends one with a reference at most once; after any failure but the two above it may have gone out. */
  send(message: SmsMessage): Promise<void>
  /** Whether the gateway has taken a message; undefined where it cannot tell. */
  wasSent(asked: SmsAsked): Promise<boolean | undefined>
}

export type StoragePort = {
  put(key: string, body: Buffer | NodeJS.ReadableStream, mime: string): Promise<void>
  /** Undefined when there is no such object. */
  head(key: string): Promise<{ size: number } | undefined>
  /** `range` is inclusive at both ends. */
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream>
  remove(key: string): Promise<void>
}

/** 1 a page of the official account, 2 the mini-program, 3 WeChat Work. */
export type WechatType = 1 | 2 | 3
/** A mini-program gets its codes from its own runtime: there is no page to send anybody to. */
export type WechatPageType = Exclude<WechatType, 2>

/** Who stands behind a code. `unionid` is empty where WeChat tells none. */
export type WechatPerson = { openid: string; unionid: string; nickname?: string; photo?: string }

export type WechatPort = {
  /** Where to send somebody for a code. With `profile` they are asked for their name and picture as well. */
  authorizeUrl(asked: { redirect: string; state: string; type: WechatPageType; profile: boolean }): string
  exchangeCode(code: string, type: WechatType): Promise<WechatPerson>
  /** What a page at `url` needs to use the JS-SDK; `timestamp` counts seconds. */
  jsTicketSignature(
    url: string,
    type: WechatPageType,
  ): Promise<{ appId: string; timestamp: number; nonceStr: string; signature: string }>
  /** A QR code that leads to the official account. `image` is empty where nobody draws it. */
  qrcode(scene: string): Promise<{ ticket: string; url: string; image: string; expireSeconds: number }>
}

const codeErrors = new Set([40029, 40163, 41008, 42003])
const tokenErrors = new Set([40001, 40014, 42001])

/** WeChat answered and refused. Carries its number and words; a request's address, with its secrets, never. */
export class WechatRefused extends Error {
  override readonly name = 'WechatRefused'
  readonly errcode: number
  /** The code that came back with the person is unknown, used or too old: they have to authorize again. */
  readonly isForCode: boolean
  /** The access token has died before its time. */
  readonly isForToken: boolean

  constructor(errcode: number, words: string) {
    super(`${errcode}: ${words}`)
    this.errcode = errcode
    this.isForCode = codeErrors.has(errcode)
    this.isForToken = tokenErrors.has(errcode)
  }
}

/** This deployment has no app of the kind that is needed. */
export class WechatNotSetUp extends Error {
  override readonly name = 'WechatNotSetUp'
}

/** One-click login in the app: the network knows which number a phone has. */
export type CarrierPort = {
  /** The number behind a token that the app got from the carrier. Good once and for minutes only. */
  resolve(shown: { gyuid: string; accessToken: string }): Promise<{ countryCode: string; phone: string }>
}

/** The carrier was asked and told no number: the token is not good, or the service is not set up for us. */
export class CarrierRefused extends Error {
  override readonly name = 'CarrierRefused'
}

export type MailMessage = {
  to: string
  subject: string
  text: string
  attachments: { name: string; mime: string; body: Buffer }[]
  /** Names the mail: a second try carries the same Message-ID, by which mail servers know it again. */
  reference: string
}

export type MailPort = { send(message: MailMessage): Promise<void> }

/** The mail server will never take this mail, however often it is asked. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The first part of the path of every address that streams are sent to. */
export const rtmpApp = 'live'

/** Where streams go to and come from: this process and its like, or an outside server. */
export type LivePort = {
  /** Whether streams are taken by ourselves, by another server, or not at all. */
  kind: 'embedded' | 'outside' | 'off'
  /** Where a lecturer sends a stream, without its key; empty when none is taken. */
  pushAddress: string
  /** The same from this very machine, which browsers send their cameras through. */
  innerAddress: string
  /** What a lecturer gives as the key, so that the stream is let in. */
  pushKey(stream: LiveStreamName): string
  /** What a viewer plays from an outside server, each address good for a short while; our own streams have none here. */
  sources?(stream: LiveStreamName): LiveSource[]
  /** The command that remuxes, where the machine has it. */
  ffmpeg: string | undefined
}

export type LiveStreamName = { meetingId: number; key: string }
export type LiveSource = { kind: 'flv' | 'hls'; address: string }

/** A room of an outside service that a person wants to join. */
export type AskedRoom = { number: string; password: string; userName: string; isHost: boolean }
export type JoinData = { joinUrl: string; sdkKey: string; signature: string }

/** Rooms of outside services; undefined for those that are not configured. */
export type RoomsPort = Record<'zoom' | 'saas', ((asked: AskedRoom) => JoinData) | undefined>

export type Providers = {
  live: LivePort
  rooms: RoomsPort
  sms: SmsPort
  mail: MailPort
  storage: StoragePort
  wechat: WechatPort
  carrier: CarrierPort
}
