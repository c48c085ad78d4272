import { createSign, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

export const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

export const pemOf = (key: KeyObject) =>
  key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString()

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const length = body.length
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
/** A leading zero keeps a number with its highest bit set positive, and is illegal elsewhere. */
const integer = (hex: string) => der(0x02, Buffer.from(/^[89a-f]/i.test(hex) ? `00${hex}` : hex, 'hex'))
const time = (text: string) => der(0x17, Buffer.from(text))

const rsaSha256 = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
/** 2.5.4.x, the parts of a name. */
const nameTypes = { CN: 0x03, C: 0x06, O: 0x0a, OU: 0x0b }
const name = (parts: Partial<Record<keyof typeof nameTypes, string>>) =>
  sequence(
    ...Object.entries(parts).map(([type, value]) => {
      const id = der(0x06, Buffer.from([0x55, 0x04, nameTypes[type as keyof typeof nameTypes]]))
      return der(0x31, sequence(id, der(0x0c, Buffer.from(value))))
    }),
  )

/** 2.5.29.17, the other names: an address is believed only where it stands here. */
const addressName = (address: string) =>
  sequence(
    der(0x06, Buffer.from('551d11', 'hex')),
    der(0x04, sequence(der(0x87, Buffer.from(address.split('.').map(Number))))),
  )

/** A certificate that signs itself; Node reads such, but makes none. `serial` has an even number of hex digits. */
export function makeCertificate(
  keys: ReturnType<typeof makeKeys>,
  { serial, issuer, address }: { serial: string; issuer: Parameters<typeof name>[0]; address?: string },
): string {
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    integer(serial),
    rsaSha256,
    name(issuer),
    sequence(time('260101000000Z'), time('460101000000Z')),
    name(issuer),
    keys.publicKey.export({ format: 'der', type: 'spki' }),
    ...(address ? [der(0xa3, sequence(addressName(address)))] : []),
  )
  const signature = createSign('RSA-SHA256').update(signed).sign(keys.privateKey)
  const whole = sequence(signed, rsaSha256, der(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g)!
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
