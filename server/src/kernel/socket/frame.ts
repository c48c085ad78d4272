/** Messages as they lie on the wire, ready to be written to any number of sockets. */
export type Frame = { bytes: Buffer; messages: number }

const text = 0x1
const final = 0x80

/** One message travels as itself, several as a JSON array. */
export function frameOf(messages: readonly string[]): Frame {
  const [only] = messages
  const content = messages.length === 1 && only !== undefined ? only : `[${messages.join(',')}]`
  const length = Buffer.byteLength(content)
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(header + length)
  bytes[0] = final | text
  if (header === 2) bytes[1] = length
  else if (header === 4) {
    bytes[1] = 126
    bytes.writeUInt16BE(length, 2)
  } else {
    bytes[1] = 127
    bytes.writeUIntBE(0, 2, 2)
    bytes.writeUIntBE(length, 4, 6)
  }
  bytes.write(content, header)
  return { bytes, messages: messages.length }
}
