import sharp from 'sharp'
import { expect, it } from 'vitest'
import { slideSize } from '#contract/people/slide.ts'
import { drawPuzzle, motifs } from './draw-puzzle.ts'

const pixels = async (address: string) => {
  const [, mime, content] = /^data:(image\/\w+);base64,(.+)$/.exec(address)!
  const { data, info } = await sharp(Buffer.from(content!, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { mime, data, ...info }
}

type Picture = Awaited<ReturnType<typeof pixels>>

const brightness = (picture: Picture, x: number, y: number) => {
  const at = (y * picture.width + x) * picture.channels
  return picture.data[at]! + picture.data[at + 1]! + picture.data[at + 2]!
}

/** The average colour of each of 8 x 4 fields. */
const impression = async (address: string) => {
  const [, content] = address.split(',')
  return sharp(Buffer.from(content!, 'base64')).resize(8, 4, { fit: 'fill' }).raw().toBuffer()
}

const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length

it('has five backgrounds that nobody would mix up, and draws none of them twice alike', async () => {
  expect(motifs).toHaveLength(5)
  const gap = { x: 200, y: 50 }
  const drawn = await Promise.all(motifs.map(async (_, motif) => (await drawPuzzle(motif, gap)).background))
  const again = await Promise.all(motifs.map(async (_, motif) => (await drawPuzzle(motif, gap)).background))
  const impressions = await Promise.all(drawn.map(impression))
  const second = await Promise.all(again.map(impression))
  for (const [index, one] of impressions.entries()) {
    expect(again[index]).not.toBe(drawn[index])
    for (const [other, another] of second.entries()) {
      if (other !== index) expect(distance(one, another)).toBeGreaterThan(distance(one, second[index]!))
    }
  }
})

it('cuts the piece out of the background and darkens the gap', async () => {
  const gap = { x: 180, y: 40 }
  for (const motif of motifs.keys()) {
    const drawn = await drawPuzzle(motif, gap)
    const [background, piece] = await Promise.all([pixels(drawn.background), pixels(drawn.piece)])
    expect(background).toMatchObject({ mime: 'image/jpeg', width: slideSize.width, height: slideSize.height })
    expect(piece).toMatchObject({
      mime: 'image/png',
      width: slideSize.piece,
      height: slideSize.piece,
      channels: 4,
    })
    const alpha = (x: number, y: number) => piece.data[(y * piece.width + x) * 4 + 3]!
    // The middle belongs to the piece, the corners never do.
    expect(alpha(30, 30)).toBe(255)
    for (const [x, y] of [
      [1, 1],
      [58, 1],
      [1, 58],
      [58, 58],
    ] as const)
      expect(alpha(x, y)).toBe(0)
    expect(brightness(background, gap.x + 30, gap.y + 30)).toBeLessThan(brightness(piece, 30, 30))
  }
})
