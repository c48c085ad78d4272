import { createHash } from 'node:crypto'

export type Signed = { ticket: string; nonceStr: string; timestamp: number; url: string }

/** The JS-SDK's signature. The values are used as they are; the part of the address after `#` is not signed. */
export function signJsTicket({ ticket, nonceStr, timestamp, url }: Signed): string {
  const [page = ''] = url.split('#')
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
  return createHash('sha1').update(text).digest('hex')
}
