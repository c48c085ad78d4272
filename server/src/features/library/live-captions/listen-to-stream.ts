import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { askOutside } from '#kernel/ask-outside.ts'
import { hearStream } from '#kernel/hear-stream.ts'
import type { HeardWords, LiveSpeechPort } from '#kernel/ports/live-speech.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { createSoundClock } from './sound-clock.ts'

/** Words with the moments at which their sound arrived. */
export type HeardLine = { words: string; fromMs: number; toMs: number; isFinal: boolean }

export type StreamListener = {
  /** Resolves when it is over: empty if it was stopped, else why. */
  over: Promise<string>
  stop(): Promise<void>
}

type Options = {
  address: string
  engine: VideoEngine
  speech: LiveSpeechPort
  hotWords: string[]
  onLine: (line: HeardLine) => void
}

/** Without any for so long, a stream or its engine hangs. */
const silenceMs = 30_000

/** Reads a stream, takes its sound, and has it recognised, until one of the three ends. */
export function listenToStream({ address, engine, speech, hotWords, onLine }: Options): StreamListener {
  const stopping = new AbortController()
  const over = run()

  async function run(): Promise<string> {
    const clock = createSoundClock()
    const onWords = ({ words, fromMs, toMs, isFinal }: HeardWords) =>
      onLine({ words, isFinal, fromMs: clock.momentOf(fromMs), toMs: clock.momentOf(toMs) })
    try {
      const listening = await speech.listen({ language: 'zh', hotWords, onWords })
      try {
        const answer = await askOutside(address, { signal: stopping.signal })
        if (!answer.ok || !answer.body) return `the stream answered ${answer.status}`
        const sound = hearStream(engine)
        const kill = () => sound.kill('SIGKILL')
        const silence = setTimeout(kill, silenceMs)
        stopping.signal.addEventListener('abort', kill, { once: true })
        sound.output.on('data', (piece: Buffer) => {
          silence.refresh()
          clock.note(piece.length)
          listening.hear(piece)
        })
        const body = Readable.from(answer.body)
        const reading = pipeline(body, sound.input, { signal: stopping.signal }).catch(() => undefined)
        const reason = await Promise.race([
          sound.ended.then((words) => words || 'the stream ended'),
          listening.over.then((words) => words || 'recognition ended'),
        ])
        clearTimeout(silence)
        kill()
        body.destroy()
        await Promise.all([reading, sound.ended])
        return reason
      } finally {
        await listening.end()
      }
    } catch (error) {
      return (error as Error).message
    }
  }

  return {
    over: over.then((reason) => (stopping.signal.aborted ? '' : reason)),
    async stop() {
      stopping.abort()
      await over
    },
  }
}
