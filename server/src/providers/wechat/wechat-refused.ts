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
