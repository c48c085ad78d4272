/** The part of RFC 6455 that a receiving client needs. */
const textFrame = 1
export const closeFrame = 8
export const pingFrame = 9

const mask = Buffer.alloc(4)
/** Empty, as the pings are. */
export const pongFrame = Buffer.from([0x8a, 0x80, ...mask])

/** Masked with zeros, which changes nothing: there is no proxy here. */
export function maskedFrame(text: string): Buffer {
  const content = Buffer.from(text)
  const head = Buffer.from([0x80 | textFrame, 0x80 | 126, content.length >> 8, content.length & 0xff])
  return Buffer.concat([head, mask, content])
}

type FrameListener = {
  /** Called after the handshake. */
  opened: () => void
  /** The buffer is reused after the call. */
  text: (content: Buffer) => void
  other: (kind: number) => void
}

/** Accepts chunks of any size and emits whole frames. */
export function createFrameReader(listener: FrameListener): (chunk: Buffer) => void {
  let rest: Buffer | undefined
  let isOpen = false

  return (chunk) => {
    let bytes = rest ? Buffer.concat([rest, chunk]) : chunk
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end !== -1) {
        if (!bytes.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) throw new Error('not let in')
        isOpen = true
        bytes = bytes.subarray(end + 4)
        listener.opened()
      }
    }
    if (isOpen) bytes = readFrames(bytes, listener)
    rest = bytes.length > 0 ? Buffer.from(bytes) : undefined
  }
}

function readFrames(bytes: Buffer, listener: FrameListener): Buffer {
  for (;;) {
    const head = headOf(bytes)
    if (!head || bytes.length < head.end) return bytes
    if (head.kind === textFrame) listener.text(bytes.subarray(head.begin, head.end))
    else listener.other(head.kind)
    bytes = bytes.subarray(head.end)
  }
}

function headOf(bytes: Buffer): { kind: number; begin: number; end: number } | undefined {
  if (bytes.length < 2) return undefined
  const kind = bytes.readUInt8(0) & 0x0f
  const short = bytes.readUInt8(1) & 0x7f
  const begin = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < begin) return undefined
  const length = begin === 2 ? short : begin === 4 ? bytes.readUInt16BE(2) : bytes.readUIntBE(4, 6)
  return { kind, begin, end: begin + length }
}
