import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { hearStream } from '#kernel/hear-stream.ts'
import { places } from '#kernel/places.ts'
import { heardBytesPerMs, LiveSpeechRefused } from '#kernel/ports/live-speech.ts'
import type { LiveSpeechPort } from '#kernel/ports/live-speech.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { createMatcher } from './match-film.ts'
import type { KnownFilm, SpokenLine } from './match-film.ts'
import { levelsOf } from './sound-levels.ts'

/** The film that the demo world's broadcasts show round and round, and what is said in it. */
const film = path.join(places.demoFiles, 'live.flv')
const filmMs = 24_000
const captions = { zh: 'hls/zh.vtt', en: 'hls/en.vtt' } as const

/**
 * Plays a service that recognises speech: it recognises the film of the demo world by its sound and tells what is said there. Of any
 * other sound it tells nothing.
 */
export function sandboxLiveSpeech(engine: VideoEngine): LiveSpeechPort {
  let levels: Promise<number[]> | undefined
  return {
    isSandbox: true,
    async listen({ language, onWords }) {
      levels ??= levelsOfFilm(engine)
      const known: KnownFilm = { levels: await levels, lines: await linesOf(captions[language]) }
      const match = createMatcher(known, onWords)
      const over = Promise.withResolvers<string>()
      return {
        hear: match,
        end: async () => over.resolve(''),
        over: over.promise,
      }
    },
  }
}

async function levelsOfFilm(engine: VideoEngine): Promise<number[]> {
  const { input, output, ended } = hearStream(engine)
  const [sound] = await Promise.all([
    buffer(output),
    pipeline(createReadStream(film), input).catch(() => undefined),
  ])
  const reason = await ended
  if (reason) throw new LiveSpeechRefused(reason)
  return levelsOf(sound.subarray(0, filmMs * heardBytesPerMs))
}

const timing = /^(\d+):(\d+):(\d+)\.(\d{3}) --> (\d+):(\d+):(\d+)\.(\d{3})\n(.+)$/gm

async function linesOf(file: string): Promise<SpokenLine[]> {
  const text = await readFile(path.join(places.demoFiles, file), 'utf8')
  return [...text.matchAll(timing)].map((found) => {
    const numbers = found.slice(1, 9).map(Number)
    const msOf = ([hours = 0, minutes = 0, seconds = 0, ms = 0]: number[]) =>
      ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
    return { fromMs: msOf(numbers.slice(0, 4)), toMs: msOf(numbers.slice(4)), words: found[9]! }
  })
}
