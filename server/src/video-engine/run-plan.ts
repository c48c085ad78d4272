import { openDecoder } from './decode.ts'
import type { Decoder } from './decode.ts'
import { audioEncoding } from './encode-audio.ts'
import { videoEncoding } from './encode-video.ts'
import { createEncoder } from './encode.ts'
import { startFilters } from './filter.ts'
import type { Taker } from './filter.ts'
import { check } from './library.ts'
import type { Media } from './library.ts'
import { chooseStreams, sourceOf } from './choose-streams.ts'
import type { Chosen } from './choose-streams.ts'
import { native } from './native.ts'
import type { Codec } from './native.ts'
import { openInput, takePackets } from './open-input.ts'
import type { Input, Source } from './open-input.ts'
import type { Plan } from './read-arguments.ts'
import { readInputs } from './read-inputs.ts'
import { splitFilters } from './split-filters.ts'
import { tellProgress } from './tell-progress.ts'
import { createOutput } from './write-output.ts'
import type { Output, OutputStream } from './write-output.ts'

/** Does what a command line asks for. `onOpen` gets what stops it: what was read until then is written. */
export async function runPlan(plan: Plan, onOpen: (stop: () => void) => void): Promise<void> {
  const inputs: Input[] = []
  for (const input of plan.inputs) inputs.push(await openInput(input))
  let isStopped = false
  onOpen(() => {
    isStopped = true
    for (const { context } of inputs) context.interrupt()
  })
  const failing = Promise.withResolvers<never>()
  const outputs = await connect(plan, inputs, failing.reject)
  const stopTelling = plan.tellsProgress ? tellProgress(outputs) : undefined
  let isClosed = false
  const closed = Promise.all(outputs.map((output) => output.closed)).then(() => void (isClosed = true))
  const reading = readInputs(inputs, () => !isStopped && !isClosed)
  await Promise.race([failing.promise, Promise.all([reading, closed])])
  stopTelling?.()
}

/** Connects inputs, decoders, filters, encoders and outputs. */
async function connect(plan: Plan, inputs: Input[], fail: (error: unknown) => void): Promise<Output[]> {
  const decoders = new Map<Source, Decoder>()
  const decoderOf = async (source: Source): Promise<Decoder> => {
    const decoder = decoders.get(source) ?? (await openDecoder(source, fail))
    decoders.set(source, decoder)
    return decoder
  }
  const outputs = plan.outputs.map((output) => createOutput(output, fail))
  const parts = splitFilters(plan.filters)
  const labelled: Taker[] = []
  for (const output of outputs) {
    for (const chosen of chooseStreams(output, inputs, parts)) {
      const stream = output.addStream()
      const name = output.plan.codecs[chosen.media]
      if (name === 'copy') {
        copyStream(chosen, output, stream)
        continue
      }
      const label = 'label' in chosen ? chosen.label : 'out'
      const taker = encoderFor(output, { label, media: chosen.media, stream, name }, fail)
      if ('label' in chosen) labelled.push(taker)
      else {
        const filters = (chosen.media === 'video' && output.plan.filters) || passing[chosen.media]
        const part = { filters: `[in]${filters}[out]`, feeds: ['in'], ends: ['out'] }
        const feeds = [{ label: 'in', decoder: await decoderOf(chosen.source) }]
        startFilters({ part, feeds, takers: [taker], fail })
      }
    }
  }
  for (const part of parts) {
    const takers = part.ends.map((end) => {
      const taker = labelled.find(({ label }) => label === end)
      if (!taker) throw new Error(`nothing takes [${end}]`)
      return taker
    })
    const feeds = []
    for (const label of part.feeds) feeds.push({ label, decoder: await decoderOf(sourceOf(inputs, label)) })
    startFilters({ part, feeds, takers, fail })
  }
  for (const output of outputs) output.start()
  return outputs
}

/** The filters that change nothing. */
const passing: Record<Media, string> = { video: 'null', audio: 'anull' }

function encoderFor(
  { plan, format }: Output,
  {
    label,
    media,
    stream,
    name,
  }: { label: string; media: Media; stream: OutputStream; name: string | undefined },
  fail: (error: unknown) => void,
): Taker {
  const codec = findEncoder(name, media === 'video' ? format.videoCodec : format.audioCodec)
  const encoding = media === 'video' ? videoEncoding(plan, codec, format) : audioEncoding(plan, codec)
  return createEncoder({ label, media, codec, output: stream, encoding, fail })
}

function findEncoder(name: string | undefined, usual: number): Codec {
  const codec = name === undefined ? native.Codec.findEncoder(usual) : native.Codec.findEncoderByName(name)
  if (!codec) throw new Error(`the encoder ${name ?? native.avGetCodecName(usual)} is not there`)
  return codec
}

function copyStream(chosen: Chosen, { plan }: Output, output: OutputStream) {
  if ('label' in chosen || plan.seconds !== undefined || plan.frames !== undefined)
    throw new Error('what is filtered or shortened cannot be copied')
  const { source } = chosen
  const { stream, media } = source
  check(stream.codecpar.copy(output.stream.codecpar), plan.url)
  // Its number in the one format may mean something else in the other.
  output.stream.codecpar.codecTag = 0
  output.stream.avgFrameRate = stream.avgFrameRate
  output.stream.sampleAspectRatio = stream.sampleAspectRatio
  output.setReady(stream.timeBase)
  let isBegun = media === 'audio'
  takePackets(source, async (packet) => {
    if (!packet) return output.end()
    // Nothing before the first key frame can be decoded.
    isBegun ||= packet.isKeyframe
    if (isBegun) return output.write(packet)
    return packet.free()
  })
}
