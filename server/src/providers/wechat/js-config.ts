import { randomBytes } from 'node:crypto'
import { signJsTicket } from './js-signature.ts'

/** The input of `wx.config` on the page at `url`. */
export function makeJsConfig(appId: string, ticket: string, url: string) {
  const nonceStr = randomBytes(8).toString('hex')
  const timestamp = Math.floor(Date.now() / 1000)
  return { appId, timestamp, nonceStr, signature: signJsTicket({ ticket, nonceStr, timestamp, url }) }
}
