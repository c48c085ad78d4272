import path from 'node:path'
import sharp from 'sharp'
import type { Guise } from './guises.ts'

/** So many pictures are looked at together, each so wide. */
const wide = { columns: 3, rows: 3, width: 620 }
const narrow = { columns: 6, rows: 2, width: 310 }

/** Puts pictures beside each other, as many as can be read together, and answers on how many sheets. */
export async function makeSheets(files: string[], { width, height }: Guise, into: string): Promise<number> {
  const sheet = width < 600 ? narrow : wide
  const high = Math.round((height * sheet.width) / width)
  const onSheet = sheet.columns * sheet.rows
  const count = Math.ceil(files.length / onSheet)
  for (let at = 0; at < count; at++) {
    const pictures = await Promise.all(
      files.slice(at * onSheet, (at + 1) * onSheet).map(async (file, place) => ({
        input: await sharp(file).resize({ width: sheet.width }).toBuffer(),
        left: (place % sheet.columns) * (sheet.width + 8),
        top: Math.floor(place / sheet.columns) * (high + 8),
      })),
    )
    const size = { width: sheet.columns * (sheet.width + 8), height: sheet.rows * (high + 8) }
    await sharp({ create: { ...size, channels: 3, background: '#888888' } })
      .composite(pictures)
      .png()
      .toFile(path.join(into, `sheet-${String(at).padStart(2, '0')}.png`))
  }
  return count
}
