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

/** The lightness of each pixel, row by row. */
const grayOf = ({ data, channels, width, height }: Picture) =>
  Float64Array.from(
    { length: width * height },
    (_, at) => (data[at * channels]! + data[at * channels + 1]! + data[at * channels + 2]!) / 3,
  )
const opacity = (piece: Picture, x: number, y: number) => piece.data[(y * piece.width + x) * 4 + 3] ?? 0

type Point = { x: number; y: number }
const { piece: side } = slideSize
const points: Point[] = Array.from({ length: side * side }, (_, at) => ({
  x: at % side,
  y: Math.floor(at / side),
}))

/** The pixels of the piece away from its rim. */
function insideOf(piece: Picture): Point[] {
  const near = [-4, 0, 4]
  return points.filter(
    ({ x, y }) =>
      x > 3 &&
      y > 3 &&
      x < 56 &&
      y < 56 &&
      near.every((d) => near.every((e) => opacity(piece, x + d, y + e) === 255)),
  )
}

type Puzzle = { background: Float64Array; piece: Picture; inside: Point[]; top: number }

/** Where a pixel of the piece lies in the background, when the piece is at its left edge. */
const placesOf = (of: Point[], top: number) =>
  Int32Array.from(of, ({ x, y }) => (top + y) * slideSize.width + x)

/** Programs that look for the pixels of the piece: below a veil of known tone, and below any even one. */
const programs = {
  'the veiled piece': ({ background, piece, inside, top }: Puzzle) => {
    const dark = (0x0b + 0x1f + 0x2e) / 3
    const gray = grayOf(piece)
    const veiled = Float64Array.from(inside, ({ x, y }) => gray[y * side + x]! * 0.48 + dark * 0.52)
    const places = placesOf(inside, top)
    return best((left) => {
      let off = 0
      for (let at = 0; at < places.length; at++)
        off += Math.abs(background[places[at]! + left]! - veiled[at]!)
      return -off
    })
  },
  'the best correlation': ({ background, piece, inside, top }: Puzzle) => {
    const gray = grayOf(piece)
    const own = Float64Array.from(inside, ({ x, y }) => gray[y * side + x]!)
    const places = placesOf(inside, top)
    const other = new Float64Array(places.length)
    return best((left) => {
      for (let at = 0; at < places.length; at++) other[at] = background[places[at]! + left]!
      return correlate(own, other)
    })
  },
}

const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

function correlate(one: Float64Array, other: Float64Array): number {
  const [a, b] = [meanOf(one), meanOf(other)]
  let [both, first, second] = [0, 0, 1e-9]
  for (let at = 0; at < one.length; at++) {
    both += (one[at]! - a) * (other[at]! - b)
    first += (one[at]! - a) ** 2
    second += (other[at]! - b) ** 2
  }
  return both / Math.sqrt(first * second)
}

/** An eye goes by the grain: it fills the outline of the piece and ends there. */
function lookForOutline({ background, piece, inside, top }: Puzzle): number {
  const around = points.filter(
    ({ x, y }) =>
      opacity(piece, x, y) === 0 &&
      [-5, 5].some(
        (d) =>
          (x + d >= 0 && x + d < side && opacity(piece, x + d, y) === 255) ||
          opacity(piece, x, y + d) === 255,
      ),
  )
  const grain = (places: Int32Array, left: number) => {
    let sum = 0
    for (const place of places) sum += Math.abs(background[place + left]! - background[place + left + 1]!)
    return sum / places.length
  }
  const [within, beyond] = [placesOf(inside, top), placesOf(around, top)]
  return best((left) => grain(within, left) - grain(beyond, left))
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
      return { gapX: gap.x, background: grayOf(background), piece, inside: insideOf(piece), top: gap.y }
    }),
  )
}

it('does not give itself away to programs that compare pixels, and does to an eye', async () => {
  const puzzles = await drawMany(60)
  const solvedBy = (look: (puzzle: Puzzle) => number) =>
    puzzles.filter((puzzle) => Math.abs(look(puzzle) - puzzle.gapX) <= 10).length
  // Blind guesses solve about one in nine, so these do hardly better.
  for (const [name, look] of Object.entries(programs)) expect(solvedBy(look), name).toBeLessThan(24)
  expect(solvedBy(lookForOutline)).toBeGreaterThan(35)
}, 120_000)
