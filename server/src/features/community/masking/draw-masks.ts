import type { Finding, MaskBox } from '#contract/community/masking.ts'
import { coverPicture, pictureMimes } from '#kernel/files/pictures.ts'
import type { PictureFormat } from '#kernel/files/pictures.ts'

/** An upload is drawn again as one of these. */
export const formatOf = (mime: string): PictureFormat => {
  const found = Object.entries(pictureMimes).find(([, one]) => one === mime)
  if (!found) throw new Error(`${mime} is no picture`)
  return found[0] as PictureFormat
}

type Drawing = { mime: string; size: { width: number; height: number } }

function drawRectangles(
  picture: Buffer,
  boxes: MaskBox[],
  { mime, size, style }: Drawing & { style: string },
) {
  const shapes = boxes.map(
    ({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" shape-rendering="crispEdges">${shapes.join('')}</svg>`
  return coverPicture(picture, Buffer.from(svg), formatOf(mime))
}

/** The picture with black where the boxes are: what was there is in none of its bytes. */
export const drawMasks = (original: Buffer, boxes: MaskBox[], drawing: Drawing): Promise<Buffer> =>
  drawRectangles(original, boxes, { ...drawing, style: 'fill="#000"' })

/** A masked picture with a line around each of these findings. */
export function drawOutlines(masked: Buffer, open: Finding[], drawing: Drawing): Promise<Buffer> {
  const line = Math.max(2, Math.round(Math.max(drawing.size.width, drawing.size.height) / 300))
  return drawRectangles(masked, open, {
    ...drawing,
    style: `fill="none" stroke="#f00" stroke-width="${line}"`,
  })
}

const samples = 24
const leastCovered = 0.98

/** Findings of which any part worth mentioning is not covered by the masks. */
export const openFindings = (found: Finding[], boxes: MaskBox[]): Finding[] =>
  found.filter((finding) => coveredShare(finding, boxes) < leastCovered)

function coveredShare({ x, y, width, height }: MaskBox, boxes: MaskBox[]): number {
  let covered = 0
  for (let row = 0; row < samples; row++)
    for (let column = 0; column < samples; column++) {
      const at = { x: x + (width * (column + 0.5)) / samples, y: y + (height * (row + 0.5)) / samples }
      if (boxes.some((box) => isInside(at, box))) covered++
    }
  return covered / (samples * samples)
}

const isInside = (at: { x: number; y: number }, { x, y, width, height }: MaskBox) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
