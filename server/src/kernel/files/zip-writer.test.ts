import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { openZip } from './zip-writer.ts'

it('writes each file with its name, size and sum, and says what it has written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zip-'))
  try {
    const file = path.join(folder, 'a.zip')
    const zip = await openZip(file)
    const words = Buffer.from('杏林'.repeat(1000))
    expect(await zip.add('资料/一.txt', [words.subarray(0, 1000), words.subarray(1000)])).toEqual({
      name: '资料/一.txt',
      bytes: words.length,
      sha256: createHash('sha256').update(words).digest('hex'),
    })
    await zip.add('empty', [])
    await zip.end()
    expect(entriesOf(await readFile(file))).toEqual([
      { name: '资料/一.txt', crc: crc32(words), body: words },
      { name: 'empty', crc: 0, body: Buffer.alloc(0) },
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** By the headers in front of each file, while the directory at the end says how many there are. */
function entriesOf(zip: Buffer) {
  const count = zip.readUInt16LE(zip.length - 12)
  let at = 0
  return Array.from({ length: count }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x0403_4b50)
    const size = zip.readUInt32LE(at + 22)
    const from = at + 30 + zip.readUInt16LE(at + 26)
    const entry = {
      name: zip.toString('utf8', at + 30, from),
      crc: zip.readUInt32LE(at + 14),
      body: zip.subarray(from, from + size),
    }
    at = from + size
    return entry
  })
}
