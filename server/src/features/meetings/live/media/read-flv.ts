import type { Tag, TagKind } from './flv-tag.ts'

const fileHead = 13
const tagHead = 11
const tagTail = 4

/** The tags of an FLV file in order; an incomplete one at the end is left out. */
export function readFlv(file: Buffer): Tag[] {
  const tags: Tag[] = []
  for (let at = fileHead; at + tagHead <= file.length;) {
    const end = at + tagHead + file.readUIntBE(at + 1, 3) + tagTail
    if (end > file.length) break
    const bytes = file.subarray(at, end)
    const kind = kindOf(bytes)
    if (kind) tags.push({ kind, ms: bytes.readUIntBE(4, 3) + bytes[7]! * 0x1_00_00_00, bytes })
    at = end
  }
  return tags
}

function kindOf(tag: Buffer): TagKind | undefined {
  const [first, second] = [tag[tagHead]!, tag[tagHead + 1]]
  // The second byte of AAC and H.264 tags marks the headers that decoders need first.
  if (tag[0] === 8) return first >> 4 === 10 && second === 0 ? 'audioHeader' : 'audio'
  // The end-of-stream marker has no picture.
  if (tag[0] === 9 && second === 2) return undefined
  if (tag[0] === 9) return second === 0 ? 'videoHeader' : first >> 4 === 1 ? 'key' : 'frame'
  return tag[0] === 18 ? 'meta' : undefined
}
