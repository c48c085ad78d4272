export type RsaPublicKey = { n: bigint; e: bigint }

const tags = { integer: 0x02, bitString: 0x03, sequence: 0x30 }

/** Reads an RSA public key from SubjectPublicKeyInfo, as PEM or as the bare base64 inside it. */
export function readRsaPublicKey(spki: string): RsaPublicKey {
  const base64 = spki.replace(/-----[^-]+-----/g, '').replace(/\s+/g, '')
  const info = createReader(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
  const fields = createReader(info(tags.sequence))
  fields(tags.sequence) // the algorithm's name
  // The first byte of a bit string counts the unused bits of its last one.
  const key = createReader(createReader(fields(tags.bitString).subarray(1))(tags.sequence))
  return { n: toBigInt(key(tags.integer)), e: toBigInt(key(tags.integer)) }
}

/** Each call gives the content of the next DER element, which must have the given tag. */
function createReader(bytes: Uint8Array) {
  let position = 0
  return (tag: number): Uint8Array => {
    const { start, length } = readHeader(bytes, position, tag)
    if (start + length > bytes.length) throw new Error('public key: cut short')
    position = start + length
    return bytes.subarray(start, position)
  }
}

function readHeader(bytes: Uint8Array, position: number, tag: number): { start: number; length: number } {
  if (bytes[position] !== tag) throw new Error(`public key: expected element ${tag}`)
  const first = bytes[position + 1] ?? 0
  if (first < 0x80) return { start: position + 2, length: first }
  const start = position + 2 + (first & 0x7f)
  const length = bytes.subarray(position + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  return { start, length }
}

const toBigInt = (bytes: Uint8Array) =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
