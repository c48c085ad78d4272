import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/people/second-step.ts'

/** An authenticator in software, as a browser would speak for it. `counter` is what it says next. */
export type SoftwarePasskey = {
  counter: number
  create(options: Record<string, unknown>, origin: string): PasskeyRegistration
  get(options: Record<string, unknown>, origin: string): PasskeyAssertion
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** `isVerifying` for one that says that it has verified its user. */
export function createPasskey({ isVerifying = false } = {}): SoftwarePasskey {
  const present = isVerifying ? userPresent | userVerified : userPresent
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const named = { id, rawId: id, type: 'public-key' } as const
  const passkey: SoftwarePasskey = {
    counter: 1,
    create(options, origin) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url'))
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      const data = authenticatorData(origin, present | hasCredential, passkey.counter++, credential)
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get(options, origin) {
      const client = clientData('webauthn.get', options, origin)
      const data = authenticatorData(origin, present, passkey.counter++)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
  return passkey
}

const clientData = (type: string, { challenge }: Record<string, unknown>, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData(origin: string, flags: number, counter: number, credential = Buffer.alloc(0)) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, credential])
}

/** In CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }, an ES256 key on P-256. */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])

/** In CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}
