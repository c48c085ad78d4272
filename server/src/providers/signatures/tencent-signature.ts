import { createHash, createHmac } from 'node:crypto'

export type TencentKey = { id: string; secret: string }
export type TencentCall = {
  host: string
  service: string
  action: string
  version: string
  region: string
  body: string
  at: Date
}

const algorithm = 'TC3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Signature v3 of a JSON POST to `/`: the headers to send with it. The host is signed too; fetch sets it. */
export function signForTencent(key: TencentKey, call: TencentCall): Record<string, string> {
  const seconds = String(Math.floor(call.at.getTime() / 1000))
  const day = call.at.toISOString().slice(0, 10)
  const scope = `${day}/${call.service}/tc3_request`
  const contentType = 'application/json; charset=utf-8'
  const names = 'content-type;host;x-tc-action'
  const lines = `content-type:${contentType}\nhost:${call.host}\nx-tc-action:${call.action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', lines, names, sha256(call.body)].join('\n')
  const text = [algorithm, seconds, scope, sha256(canonical)].join('\n')
  const signingKey = hmac(hmac(hmac(`TC3${key.secret}`, day), call.service), 'tc3_request')
  const signature = hmac(signingKey, text).toString('hex')
  return {
    authorization: `${algorithm} Credential=${key.id}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    'content-type': contentType,
    'x-tc-action': call.action,
    'x-tc-timestamp': seconds,
    'x-tc-version': call.version,
    'x-tc-region': call.region,
  }
}
