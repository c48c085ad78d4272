import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPacketReader, cutPacket } from './packet.ts'

it('puts any text together again from pieces that the wire takes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
      fc.integer({ min: 104, max: 400 }),
      (body, maxBytes) => {
        const pieces = cutPacket('other', 0, body, maxBytes)
        expect(pieces.every((piece) => Buffer.byteLength(piece) <= maxBytes)).toBe(true)
        const read = createPacketReader('self')
        const answers = pieces.map((piece) => read(piece))
        expect(answers.pop()).toEqual({ sender: 'other', body })
        expect(answers.every((answer) => answer === undefined)).toBe(true)
      },
    ),
  )
})

it('is deaf to its own voice and to what is no packet', () => {
  const read = createPacketReader('self')
  expect(read(cutPacket('self', 0, 'x', 1_000)[0]!)).toBeUndefined()
  expect(read('hello')).toBeUndefined()
})

it('hears a packet once, also when it was sent again', () => {
  const read = createPacketReader('self')
  const [packet] = cutPacket('other', 3, 'x', 1_000)
  expect(read(packet!)?.body).toBe('x')
  expect(read(packet!)).toBeUndefined()
  expect(read(cutPacket('other', 4, 'y', 1_000)[0]!)?.body).toBe('y')
  expect(read(cutPacket('another', 0, 'z', 1_000)[0]!)?.body).toBe('z')
})

it('gives up a packet with a piece missing, and takes it when it comes again', () => {
  const read = createPacketReader('self')
  const pieces = cutPacket('other', 0, 'x'.repeat(250), 200)
  expect(pieces).toHaveLength(3)
  expect([read(pieces[0]!), read(pieces[2]!)]).toEqual([undefined, undefined])
  expect(pieces.map((piece) => read(piece)?.body)).toEqual([undefined, undefined, 'x'.repeat(250)])
})
