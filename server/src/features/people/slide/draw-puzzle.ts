import sharp from 'sharp'
import { slideSize } from '#contract/people/slide.ts'
import { createWorkQueue } from '#kernel/files/work-queue.ts'
import { apricotGrove } from './backgrounds/apricot-grove.ts'
import { heartbeat } from './backgrounds/heartbeat.ts'
import { herbTable } from './backgrounds/herb-table.ts'
import { hospitalHill } from './backgrounds/hospital-hill.ts'
import { mountainLake } from './backgrounds/mountain-lake.ts'
import { drawPieceShape } from './piece-shape.ts'

/** The backgrounds by number. Each is drawn a little differently every time, so that none can be kept to compare. */
export const motifs = [mountainLake, apricotGrove, hospitalHill, heartbeat, herbTable] as const

/** Drawing must not take the breath of everything else. */
const queue = createWorkQueue(2, 64)

/** A background with a gap at `gap` and the piece that was cut out there, as addresses of their own content. */
export const drawPuzzle = (motif: number, gap: { x: number; y: number }) =>
  queue.run(async () => {
    const { data, info } = await sharp(Buffer.from(motifs[motif]!()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const picture = () => sharp(data, { raw: { width, height, channels } })
    const shape = drawPieceShape()
    const gapLayer = layer(`
      <path d="${shape}" fill="#0b1f2e" fill-opacity=".52"/>
      <path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4"/>`)
    const rimLayer = layer(`
      <path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2"/>
      <path d="${shape}" fill="none" stroke="#0b1f2e" stroke-opacity=".35" stroke-width=".8"/>`)
    const side = slideSize.piece
    const cut = await picture()
      .extract({ left: gap.x, top: gap.y, width: side, height: side })
      .ensureAlpha()
      .composite([
        { input: layer(`<path d="${shape}" fill="#000"/>`), blend: 'dest-in' },
        { input: rimLayer },
      ])
      .png()
      .toBuffer()
    const background = await picture()
      .composite([{ input: gapLayer, left: gap.x, top: gap.y }])
      .jpeg({ quality: 82 })
      .toBuffer()
    return { background: asAddress(background, 'image/jpeg'), piece: asAddress(cut, 'image/png') }
  })

const layer = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${slideSize.piece}" height="${slideSize.piece}">${content}</svg>`,
  )

const asAddress = (content: Buffer, mime: string) => `data:${mime};base64,${content.toString('base64')}`
