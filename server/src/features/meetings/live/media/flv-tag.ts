import { flvMessage } from './rtmp-library.ts'
import type { RtmpPacket } from './rtmp-library.ts'

export type TagKind = 'audioHeader' | 'audio' | 'videoHeader' | 'key' | 'frame' | 'meta'

/** One FLV tag of a stream. */
export type Tag = { kind: TagKind; ms: number; bytes: Buffer }

const kinds: Record<number, TagKind> = {
  0: 'audioHeader',
  1: 'audio',
  2: 'videoHeader',
  3: 'key',
  4: 'frame',
  5: 'meta',
}

/** Undefined for packets that players do not need. The bytes are copied: the packet's buffer is reused for the next one. */
export function tagOf(packet: RtmpPacket): Tag | undefined {
  const kind = kinds[packet.flags]
  if (!kind) return undefined
  const bytes = flvMessage(packet)
  return kind === 'meta' ? metaTag(packet.dts, bytes) : { kind, ms: packet.dts, bytes }
}

const setDataFrame = Buffer.from('\x02\x00\x0d@setDataFrame', 'latin1')
const headBytes = 11

/** A stream sends `@setDataFrame` before its metadata, a file does not. */
function metaTag(ms: number, bytes: Buffer): Tag {
  if (bytes.indexOf(setDataFrame) !== headBytes) return { kind: 'meta', ms, bytes }
  const body = bytes.subarray(headBytes + setDataFrame.length, -4)
  const file = Buffer.alloc(headBytes + body.length + 4)
  bytes.copy(file, 0, 0, headBytes)
  file.writeUIntBE(body.length, 1, 3)
  body.copy(file, headBytes)
  file.writeUInt32BE(headBytes + body.length, headBytes + body.length)
  return { kind: 'meta', ms, bytes: file }
}

/** The same tag at another time. */
export function retimed(tag: Tag, ms: number): Buffer {
  const bytes = Buffer.from(tag.bytes)
  bytes.writeUIntBE(ms & 0xff_ff_ff, 4, 3)
  bytes[7] = (ms >>> 24) & 0xff
  return bytes
}
