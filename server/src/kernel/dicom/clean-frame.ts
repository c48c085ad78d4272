/**
 * A compressed frame can carry texts beside its pixels: application and comment segments of JPEG and JPEG-LS, comments of JPEG 2000,
 * and whatever comes after the end.
 * Returns the frame without them; undefined when its head cannot be read.
 */
export function cleanFrame(whole: Uint8Array): Uint8Array | undefined {
  const frame = withoutTail(whole)
  const start = marker(frame, 0)
  if (start === 0xffd8)
    return withoutSegments(frame, { isText: isJpegText, isHeadOver: (code) => code === 0xffda })
  if (start === 0xff4f)
    return withoutSegments(frame, { isText: isComment, isHeadOver: (code) => code === 0xff90 })
  return undefined
}

/** Both formats end with the same marker; of what follows nothing is shown. */
const withoutTail = (frame: Uint8Array) => {
  const end = Buffer.from(frame.buffer, frame.byteOffset, frame.length).lastIndexOf('ffd9', undefined, 'hex')
  return end < 0 ? frame : frame.subarray(0, end + 2)
}

/** Adobe's segment says how colours are stored. */
const isJpegText = (code: number) => (code >= 0xffe0 && code <= 0xffef && code !== 0xffee) || code === 0xfffe
const isComment = (code: number) => code === 0xff64

const marker = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

type Segments = { isText(code: number): boolean; isHeadOver(code: number): boolean }

function withoutSegments(frame: Uint8Array, { isText, isHeadOver }: Segments): Uint8Array | undefined {
  const kept: Uint8Array[] = [frame.subarray(0, 2)]
  let at = 2
  while (at + 4 <= frame.length) {
    const code = marker(frame, at)
    if (code < 0xff01) return undefined
    if (isHeadOver(code)) return Buffer.concat([...kept, frame.subarray(at)])
    const end = at + 2 + marker(frame, at + 2)
    if (!isText(code)) kept.push(frame.subarray(at, end))
    at = end
  }
  return undefined
}
