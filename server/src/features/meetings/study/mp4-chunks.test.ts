import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fetchedSpans } from './fetched-media.ts'
import { readMp4Chunks } from './mp4-chunks.ts'

const film = await readFile(path.resolve(import.meta.dirname, '../../../../../demo/assets/lecture.mp4'))
const chunksOf = (file: Buffer) => readMp4Chunks(async (from, to) => file.subarray(from, to), file.length)

it('finds the bytes of every second of a film', async () => {
  const chunks = (await chunksOf(film))!
  expect(chunks[0]!.fromMs).toBe(0)
  expect(chunks.at(-1)!.toMs).toBeGreaterThan(23_000)
  expect(chunks.at(-1)!.toMs).toBeLessThan(25_000)
  for (const [at, { from, to, fromMs, toMs }] of chunks.entries()) {
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(film.length)
    expect(toMs).toBeGreaterThan(fromMs)
    if (at > 0) expect(fromMs).toBe(chunks[at - 1]!.toMs)
  }
})

it('has no index of anything else', async () => {
  expect(await chunksOf(Buffer.from('#EXTM3U plain text, and long enough to be read'))).toBeUndefined()
  expect(await chunksOf(Buffer.alloc(0))).toBeUndefined()
})

it('takes as fetched what was fetched whole, with three seconds around it', () => {
  const chunks = Array.from({ length: 10 }, (_, at) => ({
    from: 100 + at * 10,
    to: 110 + at * 10,
    fromMs: at * 10_000,
    toMs: (at + 1) * 10_000,
  }))
  expect(fetchedSpans(chunks, [])).toEqual([])
  expect(fetchedSpans(chunks, [{ from: 0, to: 125 }])).toEqual([[0, 23_000]])
  expect(
    fetchedSpans(chunks, [
      { from: 0, to: 110 },
      { from: 150, to: 160 },
    ]),
  ).toEqual([
    [0, 13_000],
    [47_000, 63_000],
  ])
  expect(fetchedSpans(chunks, [{ from: 101, to: 109 }])).toEqual([])
})
