import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { flvSeconds } from './flv-length.ts'
import { readFlv } from './read-flv.ts'

const film = path.resolve(import.meta.dirname, '../../../../../../demo/assets/live.flv')

it('distinguishes decoder headers from pictures, and key frames from others', async () => {
  const tags = readFlv(await readFile(film))
  const count = (kind: string) => tags.filter((tag) => tag.kind === kind).length
  expect([count('meta'), count('audioHeader'), count('videoHeader')]).toEqual([1, 1, 1])
  expect(count('key')).toBe(12)
  expect(count('key') + count('frame')).toBe(24 * 24)
  expect(count('audio')).toBeGreaterThan(1000)
})

it('returns the length of a file, also of one that breaks off inside a tag', async () => {
  expect(await flvSeconds(film)).toBe(24)
  const file = await readFile(film)
  const whole = readFlv(file.subarray(0, 200_001))
  const cut = path.join(await mkdtemp(path.join(tmpdir(), 'flv-')), 'cut.flv')
  await writeFile(cut, file.subarray(0, 200_001))
  expect(whole.at(-1)!.ms).toBeGreaterThan(10_000)
  expect(await flvSeconds(cut)).toBe(Math.round(whole.at(-1)!.ms / 1000))
  await writeFile(cut, file.subarray(0, 20))
  expect(await flvSeconds(cut)).toBe(0)
})
