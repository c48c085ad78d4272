import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HeardWords } from '#kernel/ports/live-speech.ts'
import { sherpaLiveSpeech } from './sherpa.ts'

/** Plays the library: it hears a word while there is sound, and the end of a sentence in silence. */
const standIn = `
const { readFileSync } = require('node:fs')
class OnlineRecognizer {
  constructor(config) {
    if (config.modelConfig.debug !== 0 || config.featConfig.sampleRate !== 16000) throw new Error('wrong config')
    if (!config.modelConfig.transducer.encoder.endsWith('encoder-epoch-99.int8.onnx')) throw new Error('wrong file')
    this.hot = config.hotwordsFile ? readFileSync(config.hotwordsFile, 'utf8').split('\\n') : []
    console.log('a line of the library')
  }
  createStream() {
    return { loud: 0, quiet: 0, fed: false, acceptWaveform({ samples }) {
      this.fed = true
      for (const one of samples) {
        if (Math.abs(one) > 0.1) { this.loud++; this.quiet = 0 } else this.quiet++
      }
    } }
  }
  isReady(stream) { return stream.fed }
  decode(stream) { stream.fed = false }
  isEndpoint(stream) { return stream.loud > 0 && stream.quiet > 8000 }
  reset(stream) { stream.loud = 0; stream.quiet = 0 }
  getResult(stream) {
    return { text: stream.loud > 0 ? [...this.hot, Math.round(stream.loud / 1600) + '拍'].join(' ') : '', timestamps: [0.5] }
  }
}
module.exports = { OnlineRecognizer }
`

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'speech-model-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function fill(library = standIn) {
  for (const name of ['encoder-epoch-99.int8.onnx', 'encoder-epoch-99.onnx', 'decoder.onnx', 'joiner.onnx'])
    await writeFile(path.join(folder, name), '')
  await writeFile(path.join(folder, 'tokens.txt'), '<blk> 0\n射 1\n血 2\n分 3\n数 4\n')
  const place = path.join(folder, 'node_modules/sherpa-onnx-node')
  await mkdir(place, { recursive: true })
  await writeFile(path.join(place, 'index.js'), library)
}

const sound = (milliseconds: number, level: number) => {
  const bytes = Buffer.alloc(milliseconds * 32)
  for (let at = 0; at < bytes.length; at += 2) bytes.writeInt16LE(level, at)
  return bytes
}

const listen = (heard: HeardWords[], hotWords: string[] = []) =>
  sherpaLiveSpeech(folder).listen({ language: 'zh', hotWords, onWords: (words) => heard.push(words) })

it('recognises with the model in the folder, sentence by sentence', async () => {
  await fill()
  const heard: HeardWords[] = []
  const listening = await listen(heard, ['射血分数', 'EF', '罕见字'])
  listening.hear(sound(300, 20_000))
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard[0]).toMatchObject({ words: expect.stringMatching(/^射血分数 \d拍$/), isFinal: false })
  // Half a sample: the other half comes with the next piece.
  listening.hear(sound(600, 0).subarray(0, 19_199))
  listening.hear(sound(600, 0).subarray(19_199))
  await expect.poll(() => heard.at(-1)?.isFinal).toBe(true)
  expect(heard.at(-1)).toMatchObject({ words: '射血分数 3拍', fromMs: 500 })
  listening.hear(sound(200, 20_000))
  await listening.end()
  expect(heard.at(-1)).toMatchObject({ words: '射血分数 2拍', isFinal: true })
  expect(heard.at(-1)!.fromMs).toBeGreaterThan(900)
  expect(await listening.over).toBe('')
})

it('says what is missing', async () => {
  await expect(listen([])).rejects.toThrow(
    'the folder of the model lacks encoder*.onnx, decoder*.onnx, tokens.txt, sherpa-onnx-node',
  )
  await fill(
    'module.exports = { OnlineRecognizer: class { constructor() { throw new Error("bad model") } } }',
  )
  await expect(listen([])).rejects.toThrow(/^bad model$/)
})

it('says why a model that has begun breaks off', async () => {
  await fill(standIn.replace('isReady(stream) {', 'isReady(stream) { process.exit(3);'))
  const listening = await listen([])
  listening.hear(sound(20, 20_000))
  expect(await listening.over).toBe('ended with 3')
  await listening.end()
})
