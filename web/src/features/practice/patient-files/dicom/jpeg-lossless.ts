import type { Samples } from './samples.ts'

/** Which values have codes of each length; codes are counted up, as the standard says (ITU T.81, annex C). */
type HuffmanTable = { counts: Uint8Array; values: Uint8Array }
type Scan = {
  width: number
  height: number
  precision: number
  /** One table for each component. */
  tables: HuffmanTable[]
  predictor: number
  /** How many lower bits were dropped. */
  shift: number
  restartInterval: number
}

const marker = { lossless: 0xc3, huffman: 0xc4, scan: 0xda, restart: 0xdd }

/** Decodes lossless JPEG by Huffman codes (processes 14, any predictor). Browsers do not. */
export function decodeJpegLossless(bytes: Uint8Array): Samples {
  const { scan, begin } = readHead(bytes)
  const { width, height, precision, tables, shift } = scan
  const count = tables.length
  const samples = new Uint16Array(width * height * count)
  const bits = openBits(bytes, begin)
  const stride = width * count
  const start = 1 << (precision - shift - 1)
  // The row at which the latest restart was: prediction looks at nothing above it.
  let firstRow = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width)
    const column = pixel - row * width
    if (scan.restartInterval > 0 && pixel > 0 && pixel % scan.restartInterval === 0) {
      bits.restart()
      firstRow = row
    }
    for (let component = 0; component < count; component++) {
      const at = row * stride + column * count + component
      const predicted =
        row === firstRow
          ? column === 0
            ? start
            : samples[at - count]!
          : column === 0
            ? samples[at - stride]!
            : predict(scan.predictor, {
                left: samples[at - count]!,
                above: samples[at - stride]!,
                corner: samples[at - stride - count]!,
              })
      samples[at] = predicted + readDifference(bits, tables[component]!)
    }
  }
  if (shift > 0) samples.forEach((value, at) => (samples[at] = value << shift))
  const isSmall = precision <= 8
  return {
    bytes: isSmall ? Uint8Array.from(samples) : new Uint8Array(samples.buffer),
    bytesPerSample: isSmall ? 1 : 2,
    isPlanar: false,
  }
}

function predict(
  predictor: number,
  { left, above, corner }: { left: number; above: number; corner: number },
): number {
  switch (predictor) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return corner
    case 4:
      return left + above - corner
    case 5:
      return left + ((above - corner) >> 1)
    case 6:
      return above + ((left - corner) >> 1)
    case 7:
      return (left + above) >> 1
    default:
      throw new Error('no such predictor')
  }
}

function readHead(bytes: Uint8Array): { scan: Scan; begin: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<number, HuffmanTable>()
  let size = { precision: 0, height: 0, width: 0 }
  let restartInterval = 0
  // Behind the marker that begins every picture.
  for (let at = 2; ;) {
    const kind = view.getUint8(at + 1)
    const begin = at + 4
    at += 2 + view.getUint16(at + 2)
    if (kind === marker.huffman) readTables(bytes.subarray(begin, at), tables)
    else if (kind === marker.restart) restartInterval = view.getUint16(begin)
    else if (kind === marker.lossless)
      size = {
        precision: view.getUint8(begin),
        height: view.getUint16(begin + 1),
        width: view.getUint16(begin + 3),
      }
    else if (kind === marker.scan) {
      const count = view.getUint8(begin)
      const ids = Array.from({ length: count }, (_, n) => view.getUint8(begin + 2 + n * 2) >> 4)
      const scan: Scan = {
        ...size,
        restartInterval,
        tables: ids.map((id) => tables.get(id)!),
        predictor: view.getUint8(at - 3),
        shift: view.getUint8(at - 1) & 15,
      }
      if (size.width * size.height === 0 || scan.tables.includes(undefined!)) throw new Error('no picture')
      return { scan, begin: at }
    }
  }
}

function readTables(segment: Uint8Array, tables: Map<number, HuffmanTable>): void {
  for (let at = 0; at < segment.length;) {
    const counts = segment.subarray(at + 1, at + 17)
    const total = counts.reduce((sum, one) => sum + one, 0)
    tables.set(segment[at]! & 15, { counts, values: segment.subarray(at + 17, at + 17 + total) })
    at += 17 + total
  }
}

type Bits = { read(): number; restart(): void }

function openBits(bytes: Uint8Array, begin: number): Bits {
  let at = begin
  let current = 0
  let left = 0
  return {
    read() {
      if (left === 0) {
        if (at >= bytes.length) throw new Error('the picture ends too early')
        current = bytes[at++]!
        // A zero follows every byte that would look like a marker.
        if (current === 0xff && bytes[at++] !== 0) throw new Error('a marker within the picture')
        left = 8
      }
      return (current >> --left) & 1
    },
    restart() {
      left = 0
      at += 2
    },
  }
}

function readDifference(bits: Bits, table: HuffmanTable): number {
  const length = readCode(bits, table)
  if (length === 0) return 0
  if (length === 16) return 32_768
  let value = 0
  for (let n = 0; n < length; n++) value = (value << 1) | bits.read()
  return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
}

function readCode(bits: Bits, { counts, values }: HuffmanTable): number {
  let code = 0
  let first = 0
  let before = 0
  for (const count of counts) {
    code = (code << 1) | bits.read()
    first <<= 1
    if (code - first < count) return values[before + code - first]!
    first += count
    before += count
  }
  throw new Error('no such code')
}
