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

/** Small faces on a large picture are looked for in its parts as well. */
const largeSide = 1000
const partShare = 0.6

export const openFaceFinder = async () => {
  const weights = await readFaceWeights()
  const anchors = weights.get('Output/extra_dim')!.values
  const network = await openNetwork(faceModel(weights))
  return async (file: string): Promise<Box[]> => {
    const picture = await sharp(file).metadata()
    const found: Scored[] = []
    for (const region of regionsOf(picture)) {
      const values = await readSquare(file, region)
      const outputs = await network({ width: faceSide, height: faceSide, values })
      const side = Math.max(region.width, region.height)
      for (const { score, box } of boxesOf(outputs as Outputs, anchors))
        found.push({
          score,
          box: {
            x: region.x + box.x * side,
            y: region.y + box.y * side,
            width: box.width * side,
            height: box.height * side,
          },
        })
    }
    return withoutDoubles(found).map(({ box }) =>
      grown(box, Math.max(box.width, box.height) * margin, picture),
    )
  }
}

type Outputs = { boxes: Float32Array; classes: Float32Array }

/** The whole picture, and of a large one its four corners, which overlap. */
export function regionsOf({ width, height }: { width: number; height: number }): Box[] {
  const whole = { x: 0, y: 0, width, height }
  if (Math.max(width, height) <= largeSide) return [whole]
  const part = { width: Math.round(width * partShare), height: Math.round(height * partShare) }
  const corners = [0, height - part.height].flatMap((y) =>
    [0, width - part.width].map((x) => ({ x, y, ...part })),
  )
  return [whole, ...corners]
}

/** A part of the picture in the upper left of a square, from -1 to 1. */
async function readSquare(file: string, { x, y, width, height }: Box): Promise<Float32Array> {
  const data = await sharp(file)
    .extract({ left: x, top: y, width, height })
    .flatten({ background: '#fff' })
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
function boxesOf({ boxes, classes }: Outputs, anchors: Float32Array): Scored[] {
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
