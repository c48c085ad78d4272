import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { programAt } from '#kernel/places.ts'
import { LiveSpeechRefused } from '#kernel/ports/live-speech.ts'
import type { LiveSpeechPort } from '#kernel/ports/live-speech.ts'
import { runThrough } from '#kernel/run-piped.ts'
import { configOf, findModel } from './find-model.ts'

const program = programAt('speech-engine/speech-engine.ts')
/** A large model is read from the disk first. */
const readyMs = 60_000
const goodbyeMs = 10_000
/** A minute of sound that a busy machine has not recognised yet is not worth recognising. */
const mostUnheardBytes = 2 * 1024 * 1024
const mostHotWords = 2000

const told = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ words: z.string(), fromMs: z.number(), toMs: z.number(), isFinal: z.boolean() }),
])

/** Speech recognition on this machine by sherpa-onnx, with a model that the operator has put into a folder together with it. */
export function sherpaLiveSpeech(folder: string): LiveSpeechPort {
  return {
    isSandbox: false,
    async listen({ hotWords, onWords }) {
      const { model, missing } = findModel(folder)
      if (missing.length > 0)
        throw new LiveSpeechRefused(`the folder of the model lacks ${missing.join(', ')}`)
      const words = await knownWords(hotWords, model.tokens)
      const file = path.join(tmpdir(), `xinglin-hot-words-${randomUUID()}.txt`)
      if (words.length > 0) await writeFile(file, words.join('\n'))
      const engine = runThrough({
        command: process.execPath,
        args: [program, folder, JSON.stringify(configOf(model, words.length > 0 ? file : ''))],
      })
      const ready = Promise.withResolvers<void>()
      let isEnding = false
      let reason = ''
      const fail = (words: string) => {
        reason ||= words
        engine.kill('SIGKILL')
      }
      createInterface({ input: engine.output }).on('line', (line) => {
        const one = told.safeParse(parsed(line))
        // The libraries of a model may write lines of their own.
        if (!one.success) return
        if ('ready' in one.data) ready.resolve()
        else onWords(one.data)
      })
      const over = engine.ended.then(async (words) => {
        await rm(file, { force: true })
        ready.reject(new LiveSpeechRefused(reason || words || 'the model could not be opened'))
        return isEnding ? '' : reason || words || 'the engine ended'
      })
      const late = setTimeout(() => fail('the model was not ready in time'), readyMs)
      try {
        await ready.promise
      } finally {
        clearTimeout(late)
      }
      return {
        hear(sound) {
          if (!engine.input.writable) return
          if (engine.input.writableLength > mostUnheardBytes)
            return fail('this machine is too slow for the model')
          engine.input.write(sound)
          return undefined
        },
        async end() {
          isEnding = true
          engine.input.end()
          const patience = setTimeout(() => engine.kill('SIGKILL'), goodbyeMs)
          await over
          clearTimeout(patience)
        },
        over,
      }
    },
  }
}

/** A word with a sign that the model does not have would keep it from opening. */
async function knownWords(words: string[], tokensFile: string): Promise<string[]> {
  const tokens = new Set(
    (await readFile(tokensFile, 'utf8')).split('\n').map((line) => line.split(' ', 1)[0]),
  )
  return words
    .filter((word) => /^\p{Script=Han}+$/u.test(word) && Array.from(word).every((sign) => tokens.has(sign)))
    .slice(0, mostHotWords)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
