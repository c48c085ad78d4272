import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** What was written, as a manifest lists it. */
export type ZippedFile = { name: string; bytes: number; sha256: string }

export type ZipWriter = {
  add(name: string, body: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<ZippedFile>
  /** Writes the directory; nothing can be added afterwards. */
  end(): Promise<void>
}

const localSize = 30
const largest = 0xffff_ffff
/** 1980-01-01, the first day that the format knows: equal contents make equal archives. */
const day = 0x0021

type Entry = { name: Buffer; crc: number; size: number; offset: number }

/**
 * Writes a zip archive, one file after the other and each as it is: PDFs and pictures are compressed already. Holds one
 * chunk in memory. The archive has at most 4 GB.
 */
export async function openZip(path: string): Promise<ZipWriter> {
  const file = await open(path, 'w')
  const entries: Entry[] = []
  let at = 0

  const write = async (bytes: Buffer) => {
    await file.write(bytes, 0, bytes.length, at)
    at += bytes.length
    if (at > largest) throw new Error('the archive is too large')
  }

  return {
    async add(name, body) {
      const entry = { name: Buffer.from(name), crc: 0, size: 0, offset: at }
      const hash = createHash('sha256')
      at += localSize + entry.name.length
      for await (const chunk of body) {
        hash.update(chunk)
        entry.crc = crc32(chunk, entry.crc)
        entry.size += chunk.length
        await write(chunk)
      }
      // Written last, since size and sum are known only now.
      const head = localHeader(entry)
      await file.write(head, 0, head.length, entry.offset)
      entries.push(entry)
      return { name, bytes: entry.size, sha256: hash.digest('hex') }
    },
    async end() {
      const begin = at
      for (const entry of entries) await write(directoryEntry(entry))
      await write(directoryEnd(entries.length, begin, at - begin))
      await file.datasync()
      await file.close()
    },
  }
}

/** Names are UTF-8, nothing is compressed. */
const common = ({ name, crc, size }: Entry): number[][] => [
  [20, 2],
  [0x0800, 2],
  [0, 2],
  [0, 2],
  [day, 2],
  [crc, 4],
  [size, 4],
  [size, 4],
  [name.length, 2],
]

export const localHeader = (entry: Entry) =>
  Buffer.concat([fields([0x0403_4b50, 4], ...common(entry), [0, 2]), entry.name])

export const directoryEntry = (entry: Entry) =>
  Buffer.concat([
    fields(
      [0x0201_4b50, 4],
      [20, 2],
      ...common(entry),
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [entry.offset, 4],
    ),
    entry.name,
  ])

export const directoryEnd = (count: number, begin: number, size: number) =>
  fields([0x0605_4b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [begin, 4], [0, 2])

/** Little-endian numbers, each with its length. */
function fields(...numbers: number[][]): Buffer {
  const bytes = Buffer.alloc(numbers.reduce((sum, [, length]) => sum + length!, 0))
  let at = 0
  for (const [value, length] of numbers) at = bytes.writeUIntLE(value!, at, length!)
  return bytes
}
