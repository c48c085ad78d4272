import type { Encoding } from './encode.ts'
import { native } from './native.ts'
import type { Codec } from './native.ts'
import type { OutputPlan } from './read-arguments.ts'

/** More than two channels are mixed into two: that plays everywhere. */
const layouts: Record<string, string> = { 1: 'mono', 2: 'stereo', any: 'mono|stereo' }

export function audioEncoding(plan: OutputPlan, codec: Codec): Encoding {
  return {
    lastFilters(context) {
      const formats = (codec.sampleFormats ?? []).map((format) => native.avGetSampleFmtName(format))
      const rates = context
        ? [context.sampleRate]
        : plan.sampleRate
          ? [plan.sampleRate]
          : codec.supportedSamplerates
      const layout = context
        ? native.avChannelLayoutDescribe(context.channelLayout)
        : layouts[plan.channels ?? 'any']
      const wanted = [
        `sample_fmts=${formats.join('|')}`,
        ...(rates ? [`sample_rates=${rates.join('|')}`] : []),
        `channel_layouts=${layout}`,
      ]
      return [
        ...(plan.seconds === undefined ? [] : [`atrim=end=${plan.seconds}`]),
        `aformat=${wanted.join(':')}`,
      ]
    },
    prepare(context, sink) {
      context.sampleRate = sink.buffersinkGetSampleRate()
      context.sampleFormat = sink.buffersinkGetFormat()
      context.channelLayout = sink.buffersinkGetChannelLayout()
      context.timeBase = { num: 1, den: context.sampleRate }
      return plan.audioOptions
    },
    frames: (given) => [given],
    isFull: () => false,
  }
}
