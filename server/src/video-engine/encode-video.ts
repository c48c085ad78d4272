import type { Encoding } from './encode.ts'
import { copyOf, ratio } from './library.ts'
import { native } from './native.ts'
import type { Codec, Frame, OutputFormat, Rational } from './native.ts'
import { createPacer } from './pace-frames.ts'
import type { OutputPlan } from './read-arguments.ts'

const mayVaryRate = 0x400
const framesHaveDurations = 0x100
const keyFrame = 1
/** The unit of the library for qualities. */
const lambda = 118

export function videoEncoding(plan: OutputPlan, codec: Codec, format: OutputFormat): Encoding {
  const pace = createPacer(!(format.flags & mayVaryRate))
  let frames = 0
  let keyFrames = 0
  let before: Frame | undefined

  return {
    lastFilters: (context) => [
      ...(plan.seconds === undefined ? [] : [`trim=end=${plan.seconds}`]),
      // The size of what is encoded stays, whatever comes.
      ...(context ? [`scale=${context.width}:${context.height}`] : []),
      `format=pix_fmts=${plan.pixelFormat ?? pixelFormats(codec).join('|')}`,
    ],
    prepare(context, sink, first) {
      const rate = limitRate(sink.buffersinkGetFrameRate(), plan.mostFramesPerSecond)
      context.framerate = rate
      context.timeBase = { num: rate.den, den: rate.num }
      context.width = sink.buffersinkGetWidth()
      context.height = sink.buffersinkGetHeight()
      context.pixelFormat = sink.buffersinkGetFormat()
      context.sampleAspectRatio = sink.buffersinkGetSampleAspectRatio()
      context.colorSpace = sink.buffersinkGetColorspace()
      context.colorRange = sink.buffersinkGetColorRange()
      // Filters change what a number means only where they say so; what it looks like stays that of the source.
      context.colorPrimaries = first.colorPrimaries
      context.colorTrc = first.colorTrc
      context.chromaLocation = first.chromaLocation
      context.flags |= framesHaveDurations
      return { ...plan.videoOptions, ...(plan.quality ? { flags: '+qscale' } : {}) }
    },
    *frames(given, context) {
      for (const { frame, tick } of pace(given.pts)) {
        if (this.isFull()) break
        const shown = frame === 'this' || !before ? given : before
        const seconds = Number(tick) * ratio(context.timeBase)
        const isKey = plan.keyFrameSeconds !== undefined && seconds >= keyFrames * plan.keyFrameSeconds
        if (isKey) keyFrames++
        shown.pts = tick
        shown.duration = 1n
        if (plan.quality) shown.quality = plan.quality * lambda
        shown.pictType = isKey ? keyFrame : 0
        frames++
        yield shown
      }
      before?.free()
      before = copyOf(given)
    },
    isFull: () => plan.frames !== undefined && frames >= plan.frames,
  }
}

/** JPEG has the whole range of brightness; the library refuses its other formats. */
const pixelFormats = (codec: Codec): string[] =>
  (codec.pixelFormats ?? [])
    .map((format) => native.avGetPixFmtName(format))
    .filter((name) => codec.name !== 'mjpeg' || name.startsWith('yuvj'))

function limitRate(rate: Rational, most: number | undefined): Rational {
  if (most !== undefined && (ratio(rate) <= 0 || ratio(rate) > most)) return { num: most, den: 1 }
  return ratio(rate) > 0 ? rate : { num: 25, den: 1 }
}
