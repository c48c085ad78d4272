import { createHmac } from 'node:crypto'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token, signed by HMAC-SHA256. */
export function signJsonWebToken(secret: string, claims: Record<string, unknown>): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
