import { check, dictionaryOf, mediaTypes, noTime } from './library.ts'
import type { Media } from './library.ts'
import { native } from './native.ts'
import type { FormatContext, Packet, Stream } from './native.ts'
import type { InputPlan } from './read-arguments.ts'

/** A stream of an input that can be taken: a picture or a sound. */
export type Source = {
  input: Input
  stream: Stream
  media: Media
  /** Those who get its packets, and null at its end. Each packet is theirs to free. */
  takers: ((packet: Packet | null) => Promise<void>)[]
}

export type Input = {
  plan: InputPlan
  context: FormatContext
  sources: Source[]
  /** What is added to every time, in microseconds, so that it begins with 0. */
  offset: bigint
}

const discardAll = 48

export async function openInput(plan: InputPlan): Promise<Input> {
  const { url, format, protocols, startSeconds, analyzeMicroseconds } = plan
  const known = native.InputFormat.findInputFormat(format)
  if (!known) throw new Error(`the format ${format} is not there`)
  const context = new native.FormatContext()
  const options = dictionaryOf({
    ...(format === 'lavfi' ? {} : { protocol_whitelist: protocols }),
    ...(analyzeMicroseconds === undefined ? {} : { analyzeduration: String(analyzeMicroseconds) }),
  })
  check(await context.openInput(url, known, options), url)
  check(await context.findStreamInfo(null), url)
  const begin = context.startTime === noTime ? 0n : context.startTime
  const from = begin + BigInt(Math.round(startSeconds * 1e6))
  if (startSeconds > 0)
    check(await context.seekFile(-1, noTime, from, from, 0), `${url} at ${startSeconds} s`)
  const input: Input = { plan, context, sources: [], offset: -from }
  for (const stream of context.streams ?? []) {
    stream.discard = discardAll
    const { codecType } = stream.codecpar
    if (codecType === mediaTypes.video) input.sources.push({ input, stream, media: 'video', takers: [] })
    if (codecType === mediaTypes.audio) input.sources.push({ input, stream, media: 'audio', takers: [] })
  }
  return input
}

/** Gives the packets of a source to somebody too. */
export function takePackets(source: Source, taker: (packet: Packet | null) => Promise<void>) {
  source.stream.discard = 0
  source.takers.push(taker)
}
