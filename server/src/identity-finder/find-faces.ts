import sharp from 'sharp'
import type { Box } from '#kernel/files/find-identity.ts'
import { grown, overlapOf } from './boxes.ts'
import { openNetwork } from './engine.ts'
import { faceModel, faceSide, readFaceWeights } from './face-model.ts'

/** Recall counts more than precision: face-api asks for 0.5. */
const leastScore = 0.25
const mostOverlap = 0.4
/** What a box leaves out, chin and brow above all, as a part of its longer side. */
const margin = 0.15

export const openFaceFinder = async () => {
  const weights = await readFaceWeights()
  const anchors = weights.get('Output/extra_dim')!.values
  const network = await openNetwork(faceModel(weights))
  return async (file: string): Promise<Box[]> => {
    const { width, height } = await sharp(file).metadata()
    const outputs = await network({ width: faceSide, height: faceSide, values: await readSquare(file) })
    const found = boxesOf(outputs as { boxes: Float32Array; classes: Float32Array }, anchors)
    const side = Math.max(width, height)
    return withoutDoubles(found).map(({ box }) => {
      const face = { x: box.x * side, y: box.y * side, width: box.width * side, height: box.height * side }
      return grown(face, Math.max(face.width, face.height) * margin, { width, height })
    })
  }
}

/** The picture in the upper left of a square, from -1 to 1. */
async function readSquare(file: string): Promise<Float32Array> {
  const data = await sharp(file)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize({ width: faceSide, height: faceSide, fit: 'contain', position: 'left top', background: '#000' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const pixels = faceSide * faceSide
  const channels = data.length / pixels
  const values = new Float32Array(pixels * 3)
  for (let at = 0; at < pixels; at++)
    for (let colour = 0; colour < 3; colour++)
      values[colour * pixels + at] = data[at * channels + Math.min(colour, channels - 1)]! / 127.5 - 1
  return values
}

type Scored = { score: number; box: Box }

/** Offsets from the anchors become boxes in parts of the square. */
function boxesOf({ boxes, classes }: { boxes: Float32Array; classes: Float32Array }, anchors: Float32Array) {
  const found: Scored[] = []
  for (let at = 0; at < anchors.length / 4; at++) {
    const score = 1 / (1 + Math.exp(-classes[at * 3 + 1]!))
    if (score < leastScore) continue
    const [top, left, bottom, right] = anchors.subarray(at * 4, at * 4 + 4)
    const [down, across, high, wide] = boxes.subarray(at * 4, at * 4 + 4)
    const height = Math.exp(high! / 5) * (bottom! - top!)
    const width = Math.exp(wide! / 5) * (right! - left!)
    const x = (across! / 10) * (right! - left!) + (left! + right!) / 2 - width / 2
    const y = (down! / 10) * (bottom! - top!) + (top! + bottom!) / 2 - height / 2
    found.push({ score, box: { x, y, width, height } })
  }
  return found
}

function withoutDoubles(found: Scored[]): Scored[] {
  const kept: Scored[] = []
  for (const one of found.toSorted((a, b) => b.score - a.score))
    if (!kept.some(({ box }) => overlapOf(box, one.box) > mostOverlap)) kept.push(one)
  return kept
}
