import { inflateRawSync } from 'node:zlib'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const standardLargest = 256 * 1024 * 1024

/** The files inside a zip, stored or deflated, of at most `largest` bytes in all; the zip is smaller than 4 GB. */
export function readZip(zip: Buffer, largest = standardLargest): Buffer[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endMark) throw new Error('this is not a zip')
  const count = zip.readUInt16LE(end + 8)
  let at = zip.readUInt32LE(end + 16)
  let left = largest
  const files: Buffer[] = []
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== entryMark) throw new Error('this zip is damaged')
    const file = readEntry(zip, at, left)
    files.push(file)
    left -= file.length
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

function readEntry(zip: Buffer, at: number, largest: number): Buffer {
  const isStored = zip.readUInt16LE(at + 10) === 0
  const size = zip.readUInt32LE(at + 20)
  const local = zip.readUInt32LE(at + 42)
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(begin, begin + size)
  const file = isStored ? packed : inflateRawSync(packed, { maxOutputLength: largest })
  if (file.length !== zip.readUInt32LE(at + 24)) throw new Error('this zip is damaged')
  return file
}
