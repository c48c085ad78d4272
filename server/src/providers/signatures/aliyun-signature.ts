import { createHash, createHmac } from 'node:crypto'

export type AliyunKey = { id: string; secret: string }
export type AliyunCall = {
  host: string
  action: string
  version: string
  query: Record<string, string>
  /** Fields that the service reads from the body. */
  form?: Record<string, string>
  nonce: string
  at: Date
}

const algorithm = 'ACS3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Signature V3 of a POST to `/`, as the vendor's own client sends it: the body is empty without a form. */
export function signForAliyun(
  key: AliyunKey,
  call: AliyunCall,
): { query: string; body: string; headers: Record<string, string> } {
  const query = encodeFields(call.query)
  const body = encodeFields(call.form ?? {})
  const bodyDigest = sha256(body)
  const headers = {
    'x-acs-action': call.action,
    'x-acs-content-sha256': bodyDigest,
    'x-acs-date': call.at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  }
  const formType = call.form && { 'content-type': 'application/x-www-form-urlencoded' }
  // The host is signed but not returned: fetch sets that header itself.
  const signed = Object.entries({ ...formType, host: call.host, ...headers })
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonical = ['POST', '/', query, lines, names, bodyDigest].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `${algorithm} Credential=${key.id},SignedHeaders=${names},Signature=${signature}`
  return { query, body, headers: { ...formType, ...headers, accept: 'application/json', authorization } }
}

const encodeFields = (fields: Record<string, string>) =>
  Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

/** RFC 3986; encodeURIComponent leaves five characters that the gateway expects encoded. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
