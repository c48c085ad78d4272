/** A packet longer than the wire takes travels in pieces, each headed `sender serial index total`. */
const headerBytes = 100

export function cutPacket(sender: string, serial: number, body: string, maxBytes: number): string[] {
  const pieces = cutText(body, maxBytes - headerBytes)
  return pieces.map((piece, index) => `${sender} ${serial} ${index} ${pieces.length} ${piece}`)
}

function cutText(text: string, maxBytes: number): string[] {
  if (Buffer.byteLength(text) <= maxBytes) return [text]
  const bytes = Buffer.from(text)
  const pieces: string[] = []
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + maxBytes, bytes.length)
    // A character of several bytes stays whole: its later bytes begin with the bits 10.
    while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end--
    pieces.push(bytes.toString('utf8', start, end))
    start = end
  }
  return pieces
}

type Sender = { lastSerial: number; pieces: string[] }

/**
 * Puts packets together again. Answers nothing for a piece that completes none, for what this process said
 * itself, and for a packet that was sent twice because its sender could not know that it had arrived.
 */
export function createPacketReader(
  self: string,
): (text: string) => { sender: string; body: string } | undefined {
  const senders = new Map<string, Sender>()
  return (text) => {
    const [, sender, serial, index, total] = /^(\S+) (\d+) (\d+) (\d+) /.exec(text) ?? []
    if (sender === undefined || sender === self) return undefined
    let from = senders.get(sender)
    if (!from) senders.set(sender, (from = { lastSerial: -1, pieces: [] }))
    if (Number(serial) <= from.lastSerial) return undefined
    if (Number(index) === 0) from.pieces = []
    if (Number(index) !== from.pieces.length) return undefined
    from.pieces.push(text.slice(`${sender} ${serial} ${index} ${total} `.length))
    if (from.pieces.length < Number(total)) return undefined
    from.lastSerial = Number(serial)
    const body = from.pieces.join('')
    from.pieces = []
    return { sender, body }
  }
}
