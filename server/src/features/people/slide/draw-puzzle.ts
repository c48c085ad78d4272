import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { slideSize } from '#contract/people/slide.ts'
import { createWorkQueue } from '#kernel/files/work-queue.ts'
import { apricotGrove } from './backgrounds/apricot-grove.ts'
import { between, n, times } from './backgrounds/canvas.ts'
import { heartbeat } from './backgrounds/heartbeat.ts'
import { herbTable } from './backgrounds/herb-table.ts'
import { hospitalHill } from './backgrounds/hospital-hill.ts'
import { mountainLake } from './backgrounds/mountain-lake.ts'
import { drawPieceShapes } from './piece-shape.ts'

/** The backgrounds by number. Each is drawn a little differently every time, so that none can be kept to compare. */
export const motifs = [mountainLake, apricotGrove, hospitalHill, heartbeat, herbTable] as const

/** Drawing must not take the breath of everything else. */
const queue = createWorkQueue(2, 64)

const side = slideSize.piece

/**
 * A background with a gap and a decoy, and the piece that fits the gap, as addresses of their own content. Piece and gap
 * share their outline, by which an eye matches them, but no pixels by which a program could: the piece is blurred,
 * grainy and off in tone, and the veils hide what lies below them under grain.
 */
export const drawPuzzle = (motif: number, gap: { x: number; y: number }, decoyX: number) =>
  queue.run(async () => {
    const { data, info } = await sharp(Buffer.from(motifs[motif]!()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const picture = () => sharp(data, { raw: { width, height, channels } })
    const [shape, opposite] = drawPieceShapes()
    const blurred = await picture()
      .extract({ left: gap.x, top: gap.y, width: side, height: side })
      .blur(between(1.5, 2.5))
      .modulate({ brightness: between(0.9, 1.15), hue: randomInt(-12, 13) })
      .raw()
      .toBuffer()
    const piece = await sharp(addGrain(blurred, 26), { raw: { width: side, height: side, channels } })
      .ensureAlpha()
      .composite([
        { input: layer(`<path d="${shape}" fill="#000"/>`), blend: 'dest-in' },
        { input: layer(rim(shape)) },
      ])
      .png()
      .toBuffer()
    const background = await picture()
      .composite([
        { input: layer(veil(shape, await lightnessAt(picture(), gap.x, gap.y))), left: gap.x, top: gap.y },
        {
          input: layer(veil(opposite, await lightnessAt(picture(), decoyX, gap.y))),
          left: decoyX,
          top: gap.y,
        },
      ])
      .jpeg({ quality: 82 })
      .toBuffer()
    return { background: asAddress(background, 'image/jpeg'), piece: asAddress(piece, 'image/png') }
  })

/** How light a place is on the whole, from 0 to 1. */
async function lightnessAt(picture: Sharp, left: number, top: number): Promise<number> {
  const [pixel = 0] = await picture
    .extract({ left, top, width: side, height: side })
    .grayscale()
    .resize(1, 1)
    .raw()
    .toBuffer()
  return pixel / 255
}

function addGrain(pixels: Buffer, most: number): Buffer {
  return Buffer.from(pixels.map((value) => Math.max(0, Math.min(255, value + between(-most, most)))))
}

const rim = (shape: string) => `
  <path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2"/>
  <path d="${shape}" fill="none" stroke="#0b1f2e" stroke-opacity=".35" stroke-width=".8"/>`

/** About as light as the picture there, so that a program cannot look for a shadow. */
const veilTone = (lightness: number) =>
  `hsl(${randomInt(360)},${randomInt(10, 30)}%,${n(lightness * 100 + between(4, 20))}%)`

/** Grainy and neither darker nor lighter than the picture, of another tone each time. */
const veil = (shape: string, lightness: number) => `
  <clipPath id="inside"><path d="${shape}"/></clipPath>
  <g clip-path="url(#inside)">
    <rect width="${side}" height="${side}" fill="${veilTone(lightness)}" fill-opacity="${between(0.6, 0.75).toFixed(2)}"/>
    ${times(700, grain)}
  </g>
  <path d="${shape}" fill="none" stroke="#fff" stroke-opacity="${between(0.75, 0.9).toFixed(2)}" stroke-width="1.6"/>
  <path d="${shape}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".5"/>`

const grain = () =>
  `<rect x="${n(between(-2, side))}" y="${n(between(-2, side))}" width="${n(between(1, 3))}" height="${n(between(1, 3))}"
    fill="${Math.random() < 0.5 ? '#fff' : '#000'}" fill-opacity="${between(0.25, 0.6).toFixed(2)}"/>`

const layer = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`)

const asAddress = (content: Buffer, mime: string) => `data:${mime};base64,${content.toString('base64')}`
