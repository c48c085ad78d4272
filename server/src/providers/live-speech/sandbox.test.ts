import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { hearStream } from '#kernel/hear-stream.ts'
import { places } from '#kernel/places.ts'
import { heardBytesPerMs } from '#kernel/ports/live-speech.ts'
import type { HeardWords } from '#kernel/ports/live-speech.ts'
import { findEngine } from '#server/providers/live/find-engine.ts'
import { sandboxLiveSpeech } from './sandbox.ts'

const engine = (await findEngine('embedded'))!
const { input, output } = hearStream(engine)
const [film] = await Promise.all([
  buffer(output),
  pipeline(createReadStream(path.join(places.demoFiles, 'live.flv')), input),
])
const filmMs = 24_000
const part = (fromMs: number, toMs: number) => film.subarray(fromMs * heardBytesPerMs, toMs * heardBytesPerMs)

async function hear(pieces: Buffer[]): Promise<HeardWords[]> {
  const heard: HeardWords[] = []
  const listening = await sandboxLiveSpeech(engine).listen({
    language: 'zh',
    hotWords: [],
    onWords: (words) => heard.push(words),
  })
  const sound = Buffer.concat(pieces)
  for (let from = 0; from < sound.length; from += 2048) listening.hear(sound.subarray(from, from + 2048))
  await listening.end()
  expect(await listening.over).toBe('')
  return heard
}

const finals = (heard: HeardWords[]) =>
  heard.filter(({ isFinal }) => isFinal).map(({ words, fromMs }) => [words, Math.round(fromMs / 100)])

it('tells what is said in the film of the demo world, from wherever it is heard, round and round', async () => {
  const heard = await hear([part(5000, filmMs), part(0, 9000)])
  expect(finals(heard)).toEqual([
    ['接着是双螺旋结构，缓慢转动。', 30],
    ['请留意两条链之间的配对。', 70],
    ['最后回到杏花，本节到此小结。', 110],
    ['感谢观看，我们下一节再见。', 150],
    ['先看血管的走行，注意搏动的节律。', 190],
    ['心电图与每一次搏动一一对应。', 230],
  ])
  const first = heard.filter(({ fromMs }) => Math.round(fromMs / 100) === 30)
  expect(first.length).toBeGreaterThan(3)
  for (const { words } of first) expect('接着是双螺旋结构，缓慢转动。').toContain(words)
})

it('tells nothing of silence, of noise, and of another sound after the film', async () => {
  const noise = Buffer.alloc(10_000 * heardBytesPerMs)
  let seed = 7
  for (let at = 0; at < noise.length; at += 2) {
    seed = (seed * 48_271) % 2_147_483_647
    noise.writeInt16LE((seed % 20_000) - 10_000, at)
  }
  expect(await hear([Buffer.alloc(10_000 * heardBytesPerMs), noise])).toEqual([])
  const heard = await hear([part(8000, 11_000), noise])
  expect(finals(heard)).toEqual([])
})
