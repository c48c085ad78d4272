import { createDecipheriv, createECDH, createHash, createPublicKey, hkdfSync, verify } from 'node:crypto'
import type { Received, Reply } from './gateway-stand-in.ts'

type GetuiApp = { appId: string; appKey: string; masterSecret: string }

/** Getui as its documentation describes it, for tests: checks the signature, hands out a token, takes each request once. */
export function playGetui({ appId, appKey, masterSecret }: GetuiApp) {
  const pushed: { cid: string; title: string; body: string; path: string }[] = []
  const seen = new Set<string>()
  let tokens = 0
  return {
    pushed,
    /** From now on the token that was handed out is refused. */
    expireToken: () => void tokens++,
    answer({ method, target, headers, body }: Received): Reply {
      const asked = JSON.parse(body.toString()) as Record<string, never>
      const say = (code: number, msg: string, data?: unknown): Reply => ({
        status: 200,
        body: { code, msg, data },
      })
      if (method !== 'POST') return { status: 405, body: {} }
      if (target === `/v2/${appId}/auth`) {
        const { sign, timestamp, appkey } = asked
        const expected = createHash('sha256').update(`${appKey}${timestamp}${masterSecret}`).digest('hex')
        if (appkey !== appKey || sign !== expected || Math.abs(Date.now() - Number(timestamp)) > 600_000)
          return say(10003, 'sign error')
        return say(0, 'success', { expire_time: String(Date.now() + 86_400_000), token: `token-${tokens}` })
      }
      if (target !== `/v2/${appId}/push/single/cid`) return { status: 404, body: {} }
      if (headers.token !== `token-${tokens}`) return say(10001, 'token error')
      const { request_id, audience, push_message } = asked as unknown as {
        request_id: string
        audience: { cid: string[] }
        push_message: { notification: { title: string; body: string; payload: string } }
      }
      if (!/^.{10,32}$/.test(request_id) || audience.cid.length !== 1) return say(20003, 'param error')
      const cid = audience.cid[0]!
      if (cid === 'gone') return say(20001, 'target user is invalid')
      if (cid === 'refused') return say(20010, 'no permission')
      const { title, body: text, payload } = push_message.notification
      if (!seen.has(request_id))
        pushed.push({ cid, title, body: text, path: (JSON.parse(payload) as { path: string }).path })
      seen.add(request_id)
      return say(0, 'success', {})
    },
  }
}

/** A browser and its push service, for tests: checks who sends, and decrypts. */
export function playBrowser() {
  const receiver = createECDH('prime256v1')
  const p256dh = receiver.generateKeys('base64url')
  const auth = Buffer.from('0123456789abcdef').toString('base64url')
  return {
    p256dh,
    auth,
    /** Whether the proof of a request is signed by the key, for this service. */
    isSigned(authorization: string, publicKey: string, origin: string): boolean {
      const [, head = '', claims = '', signature = '', key] =
        /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
      const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        aud: string
        exp: number
      }
      const point = Buffer.from(publicKey, 'base64url')
      const jwk = {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      }
      const isGenuine = verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
      const seconds = Date.now() / 1000
      return isGenuine && key === publicKey && aud === origin && exp > seconds && exp <= seconds + 86_400
    },
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const keyEnd = 21 + body[20]!
      const senderKey = body.subarray(21, keyEnd)
      const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), senderKey])
      const shared = receiver.computeSecret(senderKey)
      const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}
