import { createRequire } from 'node:module'
import path from 'node:path'

/*
 * Recognises the speech that it is piped, with a model that the operator has brought (decision 118). A program of its own, because
 * recognition keeps a core busy, and native code that fails takes its process along. Arguments: the folder of the model, and its
 * configuration as JSON. Each change of a sentence is written as a line of JSON.
 */

type Stream = { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void }
type Result = { text: string; timestamps?: number[] }
type Recognizer = {
  createStream(): Stream
  isReady(stream: Stream): boolean
  decode(stream: Stream): void
  isEndpoint(stream: Stream): boolean
  reset(stream: Stream): void
  getResult(stream: Stream): Result
}
type Sherpa = { OnlineRecognizer: new (config: object) => Recognizer }

const sampleRate = 16_000

const [folder = '', config = '{}'] = process.argv.slice(2)

/** It comes with the model, so that it fits it; this server does without. */
function loadSherpa(): Sherpa {
  const found: unknown = createRequire(path.join(folder, 'package.json'))('sherpa-onnx-node')
  return found as Sherpa
}

function open(): (samples: Float32Array) => void {
  const recognizer = new (loadSherpa().OnlineRecognizer)(JSON.parse(config) as object)
  const stream = recognizer.createStream()
  let heard = 0
  let begun = 0
  let told = ''

  function tell({ text, timestamps = [] }: Result, isFinal: boolean) {
    const words = text.trim()
    if (words === '' || (words === told && !isFinal)) return
    told = words
    const fromMs = Math.round((begun / sampleRate + (timestamps[0] ?? 0)) * 1000)
    const toMs = Math.max(fromMs, Math.round((heard / sampleRate) * 1000))
    process.stdout.write(`${JSON.stringify({ words, fromMs, toMs, isFinal })}\n`)
  }

  return (samples) => {
    stream.acceptWaveform({ samples, sampleRate })
    heard += samples.length
    while (recognizer.isReady(stream)) recognizer.decode(stream)
    const isFinal = recognizer.isEndpoint(stream)
    tell(recognizer.getResult(stream), isFinal)
    if (!isFinal) return
    recognizer.reset(stream)
    begun = heard
    told = ''
  }
}

function samplesOf(sound: Buffer): Float32Array {
  const samples = new Float32Array(sound.length / 2)
  for (let at = 0; at < samples.length; at++) samples[at] = sound.readInt16LE(at * 2) / 32_768
  return samples
}

// Only its words are told: a stack trace would fill what the server keeps of this output.
process.on('uncaughtException', (error) => {
  process.stderr.write(error.message, () => process.exit(1))
})

const hear = open()
process.stdout.write('{"ready":true}\n')
let rest: Buffer = Buffer.alloc(0)
for await (const piece of process.stdin as AsyncIterable<Buffer>) {
  const sound = Buffer.concat([rest, piece])
  const whole = sound.length - (sound.length % 2)
  rest = sound.subarray(whole)
  hear(samplesOf(sound.subarray(0, whole)))
}
// What was not ended by a pause is ended by silence.
hear(new Float32Array(sampleRate * 3))
