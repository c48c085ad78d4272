import type { Taker } from './filter.ts'
import { check, copyOf, dictionaryOf, ended, newPacket, notYet, rescale } from './library.ts'
import { native } from './native.ts'
import type { Codec, CodecContext, FilterContext, Frame, Rational } from './native.ts'
import { createStage } from './stage.ts'
import type { OutputStream } from './write-output.ts'

/** What differs between pictures and sounds. */
export type Encoding = {
  lastFilters(context: CodecContext | undefined): string[]
  /** Says to the encoder what the frames look like; its other options. */
  prepare(context: CodecContext, sink: FilterContext, first: Frame): Record<string, string>
  /** The frames to encode for one that comes, whose time is in the unit of the encoder. */
  frames(given: Frame, context: CodecContext): Iterable<Frame>
  /** Whether nothing more is wanted. */
  isFull(): boolean
}

type Encoder = {
  label: string
  media: 'video' | 'audio'
  codec: Codec
  output: OutputStream
  encoding: Encoding
  fail: (error: unknown) => void
}

const globalHeader = { format: 0x40, codec: 0x400000 }

/** Encodes frames and writes them to a stream of an output. */
export function createEncoder({ label, media, codec, output, encoding, fail }: Encoder): Taker {
  const context = new native.CodecContext()
  context.allocContext3(codec)
  const packet = newPacket()
  let isOpen = false
  let unit: Rational

  async function encode(frame: Frame | null) {
    check(await context.sendFrame(frame), codec.name)
    for (;;) {
      const code = frame ? context.receivePacketSync(packet) : await context.receivePacket(packet)
      if (code === notYet || code === ended) return
      check(code, codec.name)
      await output.write(copyOf(packet))
      packet.unref()
    }
  }

  async function handle(given: Frame | null) {
    if (output.isEnded()) return given?.free()
    if (given) {
      given.pts = rescale(given.pts, unit, context.timeBase)
      for (const frame of encoding.frames(given, context)) await encode(frame)
      given.free()
    }
    if (given && !encoding.isFull()) return
    if (isOpen) await encode(null)
    await output.end()
  }

  const stage = createStage({ most: 4, handle, fail })

  return {
    label,
    media,
    lastFilters: () => encoding.lastFilters(isOpen ? context : undefined),
    async open(sink, first) {
      unit = sink.buffersinkGetTimeBase()
      if (isOpen) return
      const options = encoding.prepare(context, sink, first)
      if (output.format.flags & globalHeader.format) context.flags |= globalHeader.codec
      check(await context.open2(codec, dictionaryOf({ threads: 'auto', ...options })), codec.name)
      isOpen = true
      check(output.stream.codecpar.fromContext(context), codec.name)
      output.stream.sampleAspectRatio = context.sampleAspectRatio
      output.setReady(context.timeBase)
    },
    frameSamples: () => (media === 'audio' ? context.frameSize : 0),
    push: (frame) => stage.push(frame),
  }
}
