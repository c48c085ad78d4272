import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Finding, MaskBox } from '#contract/community/masking.ts'

type Format = 'jpg' | 'png' | 'webp'
const formats: Record<string, Format> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

export const formatOf = (mime: string): Format => formats[mime] ?? 'jpg'

type Size = { width: number; height: number }

const rectangle = ({ x, y, width, height }: MaskBox, style: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`

const layer = ({ width, height }: Size, shapes: string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">${shapes.join('')}</svg>`,
  )

const encode = (picture: Sharp, mime: string) => {
  const format = formatOf(mime)
  return (
    format === 'png'
      ? picture.png()
      : format === 'webp'
        ? picture.webp({ quality: 90 })
        : picture.jpeg({ quality: 90 })
  ).toBuffer()
}

/** The picture with black where the boxes are: what was there is in none of its bytes. */
export const drawMasks = (original: Buffer, boxes: MaskBox[], { mime, size }: { mime: string; size: Size }) =>
  encode(
    sharp(original, { failOn: 'error' }).composite([
      {
        input: layer(
          size,
          boxes.map((box) => rectangle(box, 'fill="#000"')),
        ),
      },
    ]),
    mime,
  )

/** A masked picture with a line around each of these findings. */
export const drawOutlines = (
  masked: Buffer,
  open: Finding[],
  { mime, size }: { mime: string; size: Size },
) => {
  const line = Math.max(2, Math.round(Math.max(size.width, size.height) / 300))
  const style = `fill="none" stroke="#f00" stroke-width="${line}"`
  return encode(
    sharp(masked).composite([
      {
        input: layer(
          size,
          open.map((finding) => rectangle(finding, style)),
        ),
      },
    ]),
    mime,
  )
}

const samples = 24

/** Findings of which any part worth mentioning is not covered by the masks. */
export const openFindings = (found: Finding[], boxes: MaskBox[]): Finding[] =>
  found.filter(({ x, y, width, height }) => {
    let covered = 0
    for (let row = 0; row < samples; row++)
      for (let column = 0; column < samples; column++) {
        const [left, top] = [x + (width * (column + 0.5)) / samples, y + (height * (row + 0.5)) / samples]
        if (
          boxes.some(
            (box) => left >= box.x && left <= box.x + box.width && top >= box.y && top <= box.y + box.height,
          )
        )
          covered++
      }
    return covered < samples * samples * 0.98
  })
