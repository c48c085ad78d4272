import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isAlike, lookOf, takenAt } from './picture-look.ts'

/** A picture of soft shapes that another seed makes unlike. */
const paint = (seed: number) => {
  const shapes = Array.from({ length: 6 }, (_, at) => {
    const n = (seed * 7919 + at * 104_729) % 997
    return `<circle cx="${(n * 13) % 640}" cy="${(n * 29) % 360}" r="${60 + (n % 90)}" fill="hsl(${n % 360} 60% ${20 + (n % 60)}%)"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#456"/>${shapes.join('')}</svg>`,
  )
}

it('recognises a picture that was made smaller, saved again and brightened, and no other', async () => {
  const original = await sharp(paint(3)).jpeg({ quality: 90 }).toBuffer()
  const copy = await sharp(original)
    .resize(320)
    .modulate({ brightness: 1.1 })
    .webp({ quality: 50 })
    .toBuffer()
  const look = await lookOf(original)
  expect(isAlike(look, await lookOf(copy))).toBe(true)
  for (const seed of [11, 23, 42]) expect(isAlike(look, await lookOf(paint(seed)))).toBe(false)
})

it('reads when a picture was taken, in Beijing time', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'look-'))
  try {
    const file = path.join(folder, 'a.jpg')
    await sharp(paint(1))
      .withExif({ IFD2: { DateTimeOriginal: '2024:03:05 09:30:00' } })
      .jpeg()
      .toFile(file)
    expect(await takenAt(file)).toEqual(new Date('2024-03-05T01:30:00Z'))
    await sharp(paint(1)).jpeg().toFile(file)
    expect(await takenAt(file)).toBeUndefined()
  } finally {
    await rm(folder, { recursive: true })
  }
})
