import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { looksSame, smallPixels } from './looks-same.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'looks-same-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A slide of a lecture with a line of small letters in its corner, if there is one. */
async function frame(name: string, { line = false, quality = 80 } = {}) {
  const bars = [0, 1, 2, 3].map(
    (at) => `<rect x="100" y="${150 + at * 90}" width="${700 - at * 120}" height="30" fill="#246"/>`,
  )
  // Strokes as high and as thin as letters of 22 px.
  const strokes = Array.from(
    { length: 12 },
    (_, at) => `<rect x="${950 + at * 14}" y="660" width="4" height="18" fill="#333"/>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#eef"/>${bars.join('')}${line ? strokes.join('') : ''}</svg>`
  const file = path.join(folder, name)
  await sharp(Buffer.from(drawing)).jpeg({ quality }).toFile(file)
  return smallPixels(file)
}

it('takes a still slide for one, however it was encoded', async () => {
  expect(looksSame(await frame('a.jpg'), await frame('b.jpg', { quality: 60 }))).toBe(true)
})

it('sees a line of small letters that comes', async () => {
  expect(looksSame(await frame('c.jpg'), await frame('d.jpg', { line: true }))).toBe(false)
})
