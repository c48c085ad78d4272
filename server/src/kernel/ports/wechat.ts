/** 1 a page of the official account, 2 the mini-program, 3 WeChat Work, 4 a website outside WeChat. */
export type WechatType = 1 | 2 | 3 | 4
/** Where WeChat's own scripts run. */
export type WechatPageType = 1 | 3

/** The person behind a code. `unionid` is empty if WeChat returns none. */
export type WechatPerson = { openid: string; unionid: string; nickname?: string; photo?: string }

export type WechatPort = {
  /**
   * Where to send somebody for a code. With `profile` they are asked for their name and picture as well. A mini-program gets its
   * codes from its own runtime: for it this is one of its pages.
   */
  authorizeUrl(asked: { redirect: string; state: string; type: WechatType; profile: boolean }): string
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
