import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { ECDH } from 'node:crypto'

const recordSize = 4096
const lastRecord = Buffer.from([2])

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

type Keys = { salt: Buffer; sender: ECDH }

function makeKeys(): Keys {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { salt: randomBytes(16), sender }
}

/** Encrypts a push message for one browser, which alone can read it: RFC 8291, content encoding aes128gcm (RFC 8188). */
export function encryptPush(
  text: Buffer,
  { p256dh, auth }: { p256dh: string; auth: string },
  { salt, sender }: Keys = makeKeys(),
): Buffer {
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const shared = sender.computeSecret(receiverKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([
    salt,
    size,
    Buffer.from([senderKey.length]),
    senderKey,
    cipher.update(Buffer.concat([text, lastRecord])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
