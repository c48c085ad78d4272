import { createHash, createHmac } from 'node:crypto'

export type AliyunKey = { id: string; secret: string }
export type AliyunCall = {
  host: string
  action: string
  version: string
  query: Record<string, string>
  nonce: string
  at: Date
}

const algorithm = 'ACS3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Signature V3 of a POST to `/` whose fields are in the query, as the vendor's own client sends them. */
export function signForAliyun(
  key: AliyunKey,
  call: AliyunCall,
): { query: string; headers: Record<string, string> } {
  const query = Object.entries(call.query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  const bodyDigest = sha256('')
  const headers = {
    'x-acs-action': call.action,
    'x-acs-content-sha256': bodyDigest,
    'x-acs-date': call.at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  }
  // The host is signed but not returned: fetch sets that header itself.
  const signed = Object.entries({ host: call.host, ...headers })
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonical = ['POST', '/', query, lines, names, bodyDigest].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `${algorithm} Credential=${key.id},SignedHeaders=${names},Signature=${signature}`
  return { query, headers: { ...headers, accept: 'application/json', authorization } }
}

/** RFC 3986; encodeURIComponent leaves five characters that the gateway expects encoded. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
