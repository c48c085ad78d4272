import type { Decoder } from './decode.ts'
import { check, copyOf, ended, newFrame, notYet, ratio, text } from './library.ts'
import { native } from './native.ts'
import type { FilterContext, FilterGraph, Frame, Rational } from './native.ts'
import { displayMatrix, rotationFilters } from './rotation.ts'
import type { FilterPart } from './split-filters.ts'
import { createStage } from './stage.ts'

/** What takes the frames that filters give. */
export type Taker = {
  label: string
  media: 'video' | 'audio'
  /** The filters after which a frame is as this one needs it. */
  lastFilters(): string[]
  /** Called when it is known what the frames look like, before the first comes; `first` is what it is filtered from. */
  open(sink: FilterContext, first: Frame): Promise<void>
  /** How many samples a frame has to have; 0 if any will do. */
  frameSamples(): number
  /** The frame is theirs to free. */
  push(frame: Frame | null): Promise<void>
}

type Feed = {
  label: string
  decoder: Decoder
  waiting: Frame[]
  shape: string
  isOver: boolean
  /** Whether the filters know that it is over. */
  isClosed: boolean
}
type Filtering = {
  part: FilterPart
  feeds: { label: string; decoder: Decoder }[]
  takers: Taker[]
  fail: (error: unknown) => void
}

const pushAll = 4
const prefixes = { video: '', audio: 'a' }
const samplesFilter = (index: number) => `asetnsamples@${index}`

/** Filters frames. What they look like is known with the first of each feed, and may change: then the filters begin again. */
export function startFilters({ part, feeds: given, takers, fail }: Filtering): void {
  const feeds: Feed[] = given.map((feed) => ({
    ...feed,
    waiting: [],
    shape: '',
    isOver: false,
    isClosed: false,
  }))
  const frame = newFrame()
  let graph: FilterGraph | undefined
  let isRestarting = false
  let sources: FilterContext[] = []
  let sinks: { taker: Taker; sink: FilterContext; isOver: boolean }[] = []

  async function configure() {
    const made = new native.FilterGraph()
    made.alloc()
    made.nbThreads = 0
    const chains = [
      ...feeds.map((feed, index) => `${feedFilters(feed, index).join(',')}[${feed.label}]`),
      part.filters,
      ...takers.map((taker, index) => `[${taker.label}]${takerFilters(taker, index).join(',')}`),
    ]
    check(made.parse2(chains.join(';')), part.filters)
    check(await made.config(), part.filters)
    const find = (name: string) => {
      const filter = made.getFilter(name)
      if (!filter) throw new Error(`the filter ${name} is missing`)
      return filter
    }
    graph = made
    sources = feeds.map(({ decoder }, index) => find(`${prefixes[decoder.source.media]}buffer@${index}`))
    sinks = takers.map((taker, index) => ({
      taker,
      sink: find(`${prefixes[taker.media]}buffersink@${index}`),
      isOver: false,
    }))
    for (const [index, { taker, sink }] of sinks.entries()) {
      await taker.open(sink, feeds[0]!.waiting[0]!)
      if (taker.frameSamples() > 0) made.sendCommand(samplesFilter(index), 'n', String(taker.frameSamples()))
    }
  }

  /** Passes on what the filters have ready. */
  async function drain() {
    for (const one of sinks) {
      while (!one.isOver) {
        const code = one.sink.buffersinkGetFrameSync(frame)
        if (code === notYet) break
        if (code !== ended) check(code, part.filters)
        one.isOver = code === ended
        const isRest = isRestarting && frame.nbSamples < one.taker.frameSamples()
        if (!one.isOver && !isRest) await one.taker.push(copyOf(frame))
        if (one.isOver && !isRestarting) await one.taker.push(null)
        frame.unref()
      }
    }
  }

  async function send(feed: Feed, given: Frame | null) {
    const code = await sources[feeds.indexOf(feed)]!.buffersrcAddFrame(given, pushAll)
    given?.free()
    if (code !== ended) check(code, part.filters)
    await drain()
  }

  async function sendWaiting(feed: Feed) {
    for (let next = feed.waiting.shift(); next; next = feed.waiting.shift()) await send(feed, next)
    if (!feed.isOver || feed.isClosed) return
    feed.isClosed = true
    await send(feed, null)
  }

  /**
   * The frames have changed: what is under way is finished, and the filters begin again. A rest of sound that fills no frame is left out,
   * because an encoder takes nothing after a short one.
   */
  async function restart() {
    isRestarting = true
    for (const feed of feeds) await send(feed, null)
    isRestarting = false
    for (const feed of feeds) feed.isClosed = false
    graph?.free()
    graph = undefined
  }

  async function handle({ feed, given }: { feed: Feed; given: Frame | null }) {
    if (given) {
      const shape = shapeOf(given, feed.decoder.source.media)
      if (graph && shape !== feed.shape) await restart()
      feed.shape = shape
      feed.waiting.push(given)
    } else feed.isOver = true
    if (!graph && feeds.every(({ waiting }) => waiting.length > 0)) await configure()
    if (graph) for (const one of feeds) await sendWaiting(one)
    // Nothing of it could be decoded, and so the filters never begin.
    else if (feed.isOver && feed.waiting.length === 0) for (const taker of takers) await taker.push(null)
  }

  const stage = createStage({ most: 4, handle, fail })
  for (const feed of feeds) feed.decoder.takers.push((given) => stage.push({ feed, given }))
}

function shapeOf({ format, width, height, sampleRate, channelLayout }: Frame, media: 'video' | 'audio') {
  return media === 'video'
    ? `${format} ${width}x${height}`
    : `${format} ${sampleRate} ${channelLayout.mask} ${channelLayout.nbChannels}`
}

function feedFilters({ decoder, waiting }: Feed, index: number): string[] {
  const [frame] = waiting as [Frame]
  const { source } = decoder
  const unit = `time_base=${text(decoder.timeBaseOf(frame))}`
  if (source.media === 'audio') {
    const format = native.avGetSampleFmtName(frame.format)
    const layout = native.avChannelLayoutDescribe(frame.channelLayout)
    return [
      `abuffer@${index}=${unit}:sample_rate=${frame.sampleRate}:sample_fmt=${format}:channel_layout=${layout}`,
    ]
  }
  const facts = [
    unit,
    `video_size=${frame.width}x${frame.height}`,
    `pix_fmt=${native.avGetPixFmtName(frame.format)}`,
    `pixel_aspect=${text(frame.sampleAspectRatio)}`,
    `frame_rate=${text(frameRateOf(source.stream))}`,
    `colorspace=${frame.colorSpace}`,
    `range=${frame.colorRange}`,
  ]
  const turned = rotationFilters(source.stream.codecpar.getCodedSideData(displayMatrix))
  return [`buffer@${index}=${facts.join(':')}`, ...turned]
}

function takerFilters(taker: Taker, index: number): string[] {
  if (taker.media === 'video') return [...taker.lastFilters(), `buffersink@${index}`]
  return [...taker.lastFilters(), `${samplesFilter(index)}=n=1024:p=0`, `abuffersink@${index}`]
}

/** Some files say a rate that only few of their frames have. */
function frameRateOf({ rFrameRate, avgFrameRate }: { rFrameRate: Rational; avgFrameRate: Rational }) {
  if (ratio(rFrameRate) <= 0) return ratio(avgFrameRate) > 0 ? avgFrameRate : { num: 25, den: 1 }
  return ratio(rFrameRate) < 70 && ratio(avgFrameRate) > 210 ? avgFrameRate : rFrameRate
}
