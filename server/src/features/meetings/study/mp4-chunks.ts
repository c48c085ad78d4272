/** A run of pictures in a file: its bytes and its time in milliseconds, both half open. */
export type MediaChunk = { from: number; to: number; fromMs: number; toMs: number }

/** Reads bytes of a file, from (inclusive) to (exclusive). */
export type ReadBytes = (from: number, to: number) => Promise<Buffer>

type Box = { type: string; body: Buffer }

/** The index of a recording of a day is a few megabytes; more is not read. */
const largestIndex = 64 * 1024 * 1024

/** Where in an mp4 file which second is; undefined for a file without such an index. */
export async function readMp4Chunks(read: ReadBytes, size: number): Promise<MediaChunk[] | undefined> {
  const moov = await findMoov(read, size)
  if (!moov) return undefined
  const tracks = boxesOf(moov)
    .filter(({ type }) => type === 'trak')
    .map(({ body }) => body)
  const track = tracks.find((one) => kindOf(one) === 'vide') ?? tracks.find((one) => kindOf(one) === 'soun')
  return track && chunksOf(track)
}

async function findMoov(read: ReadBytes, size: number): Promise<Buffer | undefined> {
  for (let at = 0; at + 8 <= size;) {
    const head = await read(at, Math.min(size, at + 16))
    const short = head.readUInt32BE(0)
    const headSize = short === 1 ? 16 : 8
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || size - at
    if (length < headSize) return undefined
    if (head.toString('latin1', 4, 8) === 'moov')
      return length > largestIndex ? undefined : read(at + headSize, Math.min(size, at + length))
    at += length
  }
  return undefined
}

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length < 8) break
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + length) })
    at += length
  }
  return boxes
}

/** The box at a path of types. */
const find = (bytes: Buffer, ...path: string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>(
    (inside, type) => inside && boxesOf(inside).find((box) => box.type === type)?.body,
    bytes,
  )

const kindOf = (track: Buffer) => find(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12)

/** Fields of the tables begin after version, flags and the number of entries. */
const tableHead = 8
const countOf = (table: Buffer) => table.readUInt32BE(4)

function chunksOf(track: Buffer): MediaChunk[] | undefined {
  const header = find(track, 'mdia', 'mdhd')
  const tables = find(track, 'mdia', 'minf', 'stbl')
  if (!header || !tables) return undefined
  const [times, runs, sizes] = ['stts', 'stsc', 'stsz'].map((type) => find(tables, type))
  const offsets = offsetsOf(tables)
  if (!times || !runs || !sizes || !offsets) return undefined
  const scale = header.readUInt32BE(header[0] === 1 ? 20 : 12)
  const durations = durationsOf(times)
  const sameSize = sizes.readUInt32BE(4)
  const sizeOf = (sample: number) => sameSize || sizes.readUInt32BE(12 + sample * 4)
  let [sample, time, run] = [0, 0, 0]
  return offsets.map((from, at) => {
    while (run + 1 < countOf(runs) && runs.readUInt32BE(tableHead + (run + 1) * 12) <= at + 1) run++
    let [to, began] = [from, time]
    for (const end = sample + runs.readUInt32BE(tableHead + run * 12 + 4); sample < end; sample++) {
      to += sizeOf(sample)
      time += durations.next().value ?? 0
    }
    return { from, to, fromMs: (began / scale) * 1000, toMs: (time / scale) * 1000 }
  })
}

function offsetsOf(tables: Buffer): number[] | undefined {
  const short = find(tables, 'stco')
  if (short) return Array.from({ length: countOf(short) }, (_, at) => short.readUInt32BE(tableHead + at * 4))
  const long = find(tables, 'co64')
  return (
    long && Array.from({ length: countOf(long) }, (_, at) => Number(long.readBigUInt64BE(tableHead + at * 8)))
  )
}

/** The duration of every sample, one after the other. */
function* durationsOf(times: Buffer): Generator<number, undefined> {
  for (let at = 0; at < countOf(times); at++) {
    const [samples, duration] = [0, 4].map((field) => times.readUInt32BE(tableHead + at * 8 + field))
    for (let n = 0; n < samples!; n++) yield duration!
  }
  return undefined
}
