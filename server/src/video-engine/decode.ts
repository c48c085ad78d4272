import { check, copyOf, dictionaryOf, ended, newFrame, noTime, notYet, rescale } from './library.ts'
import { native } from './native.ts'
import type { Frame, Packet, Rational } from './native.ts'
import { takePackets } from './open-input.ts'
import type { Source } from './open-input.ts'
import { createStage } from './stage.ts'

/** Frames of a source, each with the unit of its times. */
export type Decoder = {
  source: Source
  /** Those who get its frames, and null at its end. Each frame is theirs to free. */
  takers: ((frame: Frame | null) => Promise<void>)[]
  timeBaseOf(frame: Frame): Rational
}

/** A file of which more packets than this cannot be decoded is not a video. */
const mostErrors = 2 / 3

export async function openDecoder(source: Source, fail: (error: unknown) => void): Promise<Decoder> {
  const { stream, media, input } = source
  const codec = native.Codec.findDecoder(stream.codecpar.codecId)
  const name = native.avGetCodecName(stream.codecpar.codecId)
  if (!codec) throw new Error(`${input.plan.url}: ${name} cannot be decoded`)
  const context = new native.CodecContext()
  context.allocContext3(codec)
  check(context.parametersToContext(stream.codecpar), name)
  context.pktTimebase = stream.timeBase
  const options = dictionaryOf({
    threads: 'auto',
    ...(input.plan.onlyKeyFrames && media === 'video' ? { skip_frame: 'nokey' } : {}),
  })
  check(await context.open2(codec, options), name)

  const decoder: Decoder = {
    source,
    takers: [],
    timeBaseOf: (frame) => (media === 'audio' ? { num: 1, den: frame.sampleRate } : stream.timeBase),
  }
  const frame = newFrame()
  const smooth = createSmoother(stream.timeBase)
  const counts = { frames: 0, errors: 0 }
  let next = 0n

  async function pass() {
    // A frame whose time is not known follows the one before.
    const said = media === 'audio' ? smooth(frame) : frame.bestEffortTimestamp
    frame.pts = said === noTime ? next : said
    next = frame.pts + (frame.duration > 0n ? frame.duration : 1n)
    const length = media === 'audio' ? BigInt(frame.nbSamples) : 0n
    counts.frames++
    // Decoding begins at a key frame, which may be before what is wanted.
    const isBefore = input.plan.startSeconds > 0 && frame.pts + length < 0n
    if (!isBefore) for (const take of decoder.takers) await take(copyOf(frame))
    frame.unref()
  }

  async function decode(packet: Packet | null) {
    const sent = await context.sendPacket(packet)
    packet?.free()
    if (sent < 0 && sent !== ended) counts.errors++
    // Sending has decoded one frame already; only at the end there are many left.
    for (;;) {
      const code = packet ? context.receiveFrameSync(frame) : await context.receiveFrame(frame)
      if (code === notYet || code === ended) break
      if (code >= 0) await pass()
      else counts.errors++
    }
    if (packet) return
    if (counts.errors > (counts.errors + counts.frames) * mostErrors)
      throw new Error(`${input.plan.url}: most of its ${name} cannot be decoded`)
    for (const take of decoder.takers) await take(null)
  }

  const stage = createStage({ most: 8, handle: decode, fail })
  takePackets(source, (packet) => stage.push(packet))
  return decoder
}

/**
 * Containers round the times of sound, and an encoder would take that for gaps: a frame begins where the one before has ended if that
 * is as near as can be said. In samples.
 */
function createSmoother(timeBase: Rational) {
  let next = noTime
  return ({ pts, sampleRate, nbSamples }: Frame): bigint => {
    const unit = { num: 1, den: sampleRate }
    const said = rescale(pts, timeBase, unit)
    const near = rescale(2n, timeBase, unit) + 1n
    const isNear = next !== noTime && (said === noTime || (said - next <= near && next - said <= near))
    const begin = isNear ? next : said === noTime ? 0n : said
    next = begin + BigInt(nbSamples)
    return begin
  }
}
