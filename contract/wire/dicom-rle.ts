/**
 * Decodes a frame of DICOM's RLE: up to 15 segments of packed bits, one for each byte of a sample, the most significant first.
 * Returns the samples pixel by pixel in little endian.
 */
export function decodeRle(
  frame: Uint8Array,
  { pixels, samples, bytesPerSample }: { pixels: number; samples: number; bytesPerSample: number },
): Uint8Array<ArrayBuffer> {
  const head = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  const segments = samples * bytesPerSample
  if (frame.length < 64 || head.getUint32(0, true) !== segments) throw new Error('not a frame of this shape')
  const decoded = new Uint8Array(pixels * segments)
  for (let segment = 0; segment < segments; segment++) {
    const begin = head.getUint32(4 + segment * 4, true)
    const end = segment + 1 < segments ? head.getUint32(8 + segment * 4, true) : frame.length
    const sample = Math.floor(segment / bytesPerSample)
    const byte = bytesPerSample - 1 - (segment % bytesPerSample)
    unpackBits(frame.subarray(begin, end), decoded, {
      first: sample * bytesPerSample + byte,
      step: segments,
    })
  }
  return decoded
}

/** Writes the unpacked bytes to every `step`th place from `first` on; what is too much is left out. */
function unpackBits(
  packed: Uint8Array,
  target: Uint8Array,
  { first, step }: { first: number; step: number },
) {
  let to = first
  for (let at = 0; at < packed.length && to < target.length;) {
    const count = (packed[at]! << 24) >> 24
    at++
    if (count === -128) continue
    const length = count >= 0 ? count + 1 : 1 - count
    for (let written = 0; written < length && to < target.length; written++, to += step)
      target[to] = packed[count >= 0 ? at + written : at] ?? 0
    at += count >= 0 ? length : 1
  }
}
