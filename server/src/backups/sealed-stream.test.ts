import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { BackupDamaged, openStream, sealStream } from './sealed-stream.ts'

const key = randomBytes(32)
const mebibyte = 1024 * 1024

/** In chunks that fit nothing. */
const inChunks = (bytes: Buffer, length = 70_001) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
    })(),
  )

const seal = async (plain: Buffer) => buffer(inChunks(plain).pipe(sealStream(key)))

async function open(sealed: Buffer, by = key): Promise<Buffer> {
  const pieces: Buffer[] = []
  await pipeline(inChunks(sealed), openStream(by), async (all) => {
    for await (const piece of all) pieces.push(piece as Buffer)
  })
  return Buffer.concat(pieces)
}

it.each([0, 1, mebibyte - 1, mebibyte, mebibyte + 1, 3 * mebibyte, 3 * mebibyte + 5])(
  'opens the %i bytes that it has sealed',
  async (length) => {
    const plain = randomBytes(length)
    const sealed = await seal(plain)
    expect((await open(sealed)).equals(plain)).toBe(true)
    if (length > 100) expect(sealed.includes(plain.subarray(0, 100))).toBe(false)
  },
)

it('seals the same twice and nobody can tell', async () => {
  const plain = Buffer.from('病历'.repeat(100))
  expect((await seal(plain)).equals(await seal(plain))).toBe(false)
})

it('opens nothing that was changed, cut off, lengthened, reordered, or sealed by another key', async () => {
  const sealed = await seal(randomBytes(3 * mebibyte))
  const head = 5 + 32
  const piece = mebibyte + 16
  const changed = Buffer.from(sealed)
  changed[head + 2 * piece + 9]! ^= 1
  const pieces = [0, 1, 2].map((n) => sealed.subarray(head + n * piece, head + (n + 1) * piece))
  const swapped = Buffer.concat([sealed.subarray(0, head), pieces[1]!, pieces[0]!, pieces[2]!])
  for (const bad of [
    changed,
    sealed.subarray(0, head + 2 * piece),
    sealed.subarray(0, -1),
    sealed.subarray(0, 20),
    Buffer.concat([sealed, pieces[0]!]),
    swapped,
    Buffer.from('PGDMP'.repeat(100)),
    Buffer.alloc(0),
  ])
    await expect(open(bad)).rejects.toThrow(BackupDamaged)
  await expect(open(sealed, randomBytes(32))).rejects.toThrow(BackupDamaged)
})
