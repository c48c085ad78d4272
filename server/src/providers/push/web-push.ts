import { createPublicKey, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { askOutside } from '#kernel/ask-outside.ts'
import { PushGone, PushRefused } from '#kernel/ports/push.ts'
import type { WebPushPort } from '#kernel/ports/push.ts'
import { encryptPush } from './encrypt-push.ts'

export type WebPushOptions = {
  privateKey: KeyObject
  /** Where the push services find us if something is wrong: the address of this site. */
  contact: string
  timeoutMs?: number
}

const lifeSeconds = 24 * 3600
/** Push services accept proofs for a day at most. */
const proofSeconds = 12 * 3600

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The point of a P-256 key, uncompressed, as browsers take it. */
export function rawPublicKey(privateKey: KeyObject): string {
  const { x, y } = createPublicKey(privateKey).export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}

/** Web Push (RFC 8030) with a key of this deployment (VAPID, RFC 8292). */
export function webPush(options: WebPushOptions): Pick<WebPushPort, 'publicKey' | 'send'> {
  const { privateKey, contact, timeoutMs = 8_000 } = options
  const publicKey = rawPublicKey(privateKey)

  /** Proves to a push service that we are those whom the browser has subscribed to. */
  function proofFor(endpoint: string): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(Date.now() / 1000) + proofSeconds,
      sub: contact,
    }
    const body = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
    const signature = sign('sha256', Buffer.from(body), key).toString('base64url')
    return `vapid t=${body}.${signature}, k=${publicKey}`
  }

  return {
    publicKey,
    async send(subscription, message) {
      const response = await askOutside(subscription.endpoint, {
        method: 'POST',
        headers: {
          authorization: proofFor(subscription.endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(lifeSeconds),
          urgency: 'normal',
        },
        body: new Uint8Array(encryptPush(Buffer.from(JSON.stringify(message)), subscription)),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      const { status } = response
      if (status === 404 || status === 410) throw new PushGone(`the push service answered ${status}`)
      if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
      if (status >= 300) throw new PushRefused(`the push service answered ${status}`)
    },
  }
}
