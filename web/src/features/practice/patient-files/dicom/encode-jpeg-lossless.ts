const mostBits = 16

type Picture = {
  width: number
  height: number
  precision: number
  predictor: number
  components: number
  /** In rows; 0 for none. */
  restartRows?: number
  /** Pixel by pixel. */
  samples: number[]
}

/** Encodes a small picture as lossless JPEG, for tests. Every length of a difference has a code of five bits. */
export function encodeJpegLossless(picture: Picture): Uint8Array<ArrayBuffer> {
  const { width, height, precision, components, predictor, restartRows = 0 } = picture
  const ids = Array.from({ length: components }, (_, at) => at + 1)
  const word = (value: number) => [value >> 8, value & 255]
  const segment = (kind: number, body: number[]) => [0xff, kind, ...word(body.length + 2), ...body]
  const codes = Array.from({ length: mostBits + 1 }, (_, length) => length)
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xc4, [0, 0, 0, 0, 0, codes.length, ...Array<number>(11).fill(0), ...codes]),
    ...(restartRows > 0 ? segment(0xdd, word(restartRows * width)) : []),
    ...segment(0xc3, [
      precision,
      ...word(height),
      ...word(width),
      components,
      ...ids.flatMap((id) => [id, 0x11, 0]),
    ]),
    ...segment(0xda, [components, ...ids.flatMap((id) => [id, 0]), predictor, 0, 0]),
    ...encodeSamples(picture),
    0xff,
    0xd9,
  ])
}

function encodeSamples({
  width,
  height,
  precision,
  predictor,
  components,
  restartRows = 0,
  samples,
}: Picture) {
  const bytes: number[] = []
  let bits = ''
  const flush = () => {
    while (bits.length % 8 > 0) bits += '1'
    for (const byte of bits.match(/.{8}/g) ?? []) bytes.push(parseInt(byte, 2))
    bits = ''
  }
  const at = (row: number, column: number, component: number) =>
    samples[(row * width + column) * components + component]!
  let firstRow = 0
  let restarts = 0
  for (let row = 0; row < height; row++) {
    if (restartRows > 0 && row > 0 && row % restartRows === 0) {
      flush()
      bytes.push(-1, 0xd0 + (restarts++ % 8))
      firstRow = row
    }
    for (let column = 0; column < width; column++)
      for (let component = 0; component < components; component++) {
        const [a, b, c] = [
          at(row, column - 1, component),
          at(row - 1, column, component),
          at(row - 1, column - 1, component),
        ]
        const byPredictor = [0, a, b, c, a + b - c, a + ((b - c) >> 1), b + ((a - c) >> 1), (a + b) >> 1]
        const predicted =
          row === firstRow
            ? column === 0
              ? 1 << (precision - 1)
              : a
            : column === 0
              ? b
              : byPredictor[predictor]!
        bits += codeOf(at(row, column, component) - predicted)
      }
  }
  flush()
  // A zero follows every byte that would look like a marker; -1 stands for one that is a marker.
  return bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte & 255]))
}

function codeOf(difference: number): string {
  const wrapped = ((difference + 32_767) & 0xffff) - 32_767
  const length = wrapped === 0 ? 0 : Math.floor(Math.log2(Math.abs(wrapped))) + 1
  const code = length.toString(2).padStart(5, '0')
  if (length === 0 || length === mostBits) return code
  const value = wrapped > 0 ? wrapped : wrapped + (1 << length) - 1
  return code + value.toString(2).padStart(length, '0')
}
