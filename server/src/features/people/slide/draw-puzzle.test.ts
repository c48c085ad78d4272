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
  const drawn = await Promise.all(
    motifs.map(async (_, motif) => (await drawPuzzle(motif, gap, 100)).background),
  )
  const again = await Promise.all(
    motifs.map(async (_, motif) => (await drawPuzzle(motif, gap, 100)).background),
  )
  const impressions = await Promise.all(drawn.map(impression))
  const second = await Promise.all(again.map(impression))
  for (const [index, one] of impressions.entries()) {
    expect(again[index]).not.toBe(drawn[index])
    for (const [other, another] of second.entries()) {
      if (other !== index) expect(distance(one, another)).toBeGreaterThan(distance(one, second[index]!))
    }
  }
})

it('cuts the piece to its outline and covers the gap with grain', async () => {
  const gap = { x: 180, y: 40 }
  for (const motif of motifs.keys()) {
    const drawn = await drawPuzzle(motif, gap, 100)
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
    const row = Array.from({ length: 21 }, (_, at) => brightness(background, gap.x + 20 + at, gap.y + 30))
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(60)
  }
})

const range = slideSize.width - slideSize.piece
const positions = Array.from({ length: range + 1 }, (_, left) => left)
function best(score: (left: number) => number): number {
  const scores = positions.map(score)
  return scores.indexOf(Math.max(...scores))
}

const gray = (picture: Picture, x: number, y: number) => brightness(picture, x, y) / 3
const opacity = (piece: Picture, x: number, y: number) => piece.data[(y * piece.width + x) * 4 + 3] ?? 0

/** The pixels of the piece away from its rim. */
function insideOf(piece: Picture) {
  const near = [-4, 0, 4]
  const all = Array.from({ length: 3600 }, (_, at) => ({ x: at % 60, y: Math.floor(at / 60) }))
  return all.filter(
    ({ x, y }) =>
      x > 3 &&
      y > 3 &&
      x < 56 &&
      y < 56 &&
      near.every((d) => near.every((e) => opacity(piece, x + d, y + e) === 255)),
  )
}

/** Programs that look for the pixels of the piece: below a veil of known tone, and below any even one. */
const programs = {
  'the veiled piece': (background: Picture, piece: Picture, top: number) => {
    const inside = insideOf(piece)
    const dark = (0x0b + 0x1f + 0x2e) / 3
    return best((left) =>
      inside.reduce(
        (sum, { x, y }) =>
          sum - Math.abs(gray(background, left + x, top + y) - gray(piece, x, y) * 0.48 - dark * 0.52),
        0,
      ),
    )
  },
  'the best correlation': (background: Picture, piece: Picture, top: number) => {
    const inside = insideOf(piece)
    const own = inside.map(({ x, y }) => gray(piece, x, y))
    return best((left) =>
      correlate(
        own,
        inside.map(({ x, y }) => gray(background, left + x, top + y)),
      ),
    )
  },
}

function correlate(one: number[], other: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  let [both, first, second] = [0, 0, 1e-9]
  for (const [at, value] of one.entries()) {
    both += (value - a) * (other[at]! - b)
    first += (value - a) ** 2
    second += (other[at]! - b) ** 2
  }
  return both / Math.sqrt(first * second)
}

/** An eye goes by the grain: it fills the outline of the piece and ends there. */
function lookForOutline(background: Picture, piece: Picture, top: number): number {
  const inside = insideOf(piece)
  const around = Array.from({ length: 3600 }, (_, at) => ({ x: at % 60, y: Math.floor(at / 60) })).filter(
    ({ x, y }) =>
      opacity(piece, x, y) === 0 &&
      [-5, 5].some(
        (d) =>
          (x + d >= 0 && x + d < 60 && opacity(piece, x + d, y) === 255) || opacity(piece, x, y + d) === 255,
      ),
  )
  const grainAt = (x: number, y: number) => Math.abs(gray(background, x, y) - gray(background, x + 1, y))
  const grain = (points: { x: number; y: number }[], left: number) =>
    points.reduce((sum, { x, y }) => sum + grainAt(left + x, top + y), 0) / points.length
  return best((left) => grain(inside, left) - grain(around, left))
}

async function drawMany(count: number) {
  const puzzles = Array.from({ length: count }, (_, at) => {
    const gap = { x: 80 + ((at * 37) % 175), y: 5 + ((at * 11) % 90) }
    return { gap, decoyX: gap.x > 165 ? gap.x - 70 : gap.x + 70, motif: at % motifs.length }
  })
  return Promise.all(
    puzzles.map(async ({ gap, decoyX, motif }) => {
      const drawn = await drawPuzzle(motif, gap, decoyX)
      const [background, piece] = await Promise.all([pixels(drawn.background), pixels(drawn.piece)])
      return { gap, background, piece }
    }),
  )
}

it('does not give itself away to programs that compare pixels, and does to an eye', async () => {
  const puzzles = [...(await drawMany(60)), ...(await drawMany(60))]
  const solvedBy = (look: (background: Picture, piece: Picture, top: number) => number) =>
    puzzles.filter(({ gap, background, piece }) => Math.abs(look(background, piece, gap.y) - gap.x) <= 10)
      .length
  // Blind guesses solve about one in nine, so these do hardly better.
  for (const [name, look] of Object.entries(programs)) expect(solvedBy(look), name).toBeLessThan(40)
  expect(solvedBy(lookForOutline)).toBeGreaterThan(80)
}, 120_000)
