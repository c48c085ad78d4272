import { createRequire } from 'node:module'

/** The package that holds FFmpeg's libraries for this machine; optional, so that a platform without one can be installed too. */
const nativePackage = `@seydx/node-av-${process.platform}-${process.arch}`

/*
 * The part of the library that is used here. Its names are FFmpeg's own: https://ffmpeg.org/doxygen/trunk/ explains each.
 * A call answers 0 or more, or a code below 0 that `check` turns into an error. Those without `Sync` work in a thread of their own, and no
 * two of them may work on one object at a time.
 */

export type Rational = { num: number; den: number }

export type Packet = {
  streamIndex: number
  pts: bigint
  dts: bigint
  duration: bigint
  readonly size: number
  readonly isKeyframe: boolean
  alloc(): void
  free(): void
  unref(): void
  clone(): Packet | null
  rescaleTs(from: Rational, to: Rational): void
}

export type Frame = {
  format: number
  width: number
  height: number
  nbSamples: number
  sampleRate: number
  channelLayout: ChannelLayout
  pts: bigint
  readonly bestEffortTimestamp: bigint
  duration: bigint
  pictType: number
  quality: number
  sampleAspectRatio: Rational
  colorSpace: number
  colorRange: number
  readonly colorPrimaries: number
  readonly colorTrc: number
  readonly chromaLocation: number
  alloc(): void
  free(): void
  unref(): void
  clone(): Frame | null
}

export type ChannelLayout = { nbChannels: number; order: number; mask: bigint }

export type Codec = {
  readonly name: string
  readonly id: number
  readonly pixelFormats: number[] | null
  readonly sampleFormats: number[] | null
  readonly supportedSamplerates: number[] | null
}

export type CodecParameters = {
  readonly codecType: number
  readonly codecId: number
  codecTag: number
  readonly width: number
  readonly height: number
  readonly sampleAspectRatio: Rational
  getCodedSideData(kind: number): Buffer | null
  copy(to: CodecParameters): number
  fromContext(context: CodecContext): number
}

export type CodecContext = {
  timeBase: Rational
  pktTimebase: Rational
  framerate: Rational
  sampleAspectRatio: Rational
  flags: number
  width: number
  height: number
  pixelFormat: number
  colorSpace: number
  colorRange: number
  colorPrimaries: number
  colorTrc: number
  chromaLocation: number
  sampleRate: number
  sampleFormat: number
  channelLayout: ChannelLayout
  readonly frameSize: number
  allocContext3(codec: Codec): void
  parametersToContext(parameters: CodecParameters): number
  open2(codec: Codec | null, options: Dictionary): Promise<number>
  sendPacket(packet: Packet | null): Promise<number>
  receiveFrame(frame: Frame): Promise<number>
  receiveFrameSync(frame: Frame): number
  sendFrame(frame: Frame | null): Promise<number>
  receivePacket(packet: Packet): Promise<number>
  receivePacketSync(packet: Packet): number
}

export type Stream = {
  readonly index: number
  readonly codecpar: CodecParameters
  timeBase: Rational
  avgFrameRate: Rational
  readonly rFrameRate: Rational
  sampleAspectRatio: Rational
  readonly duration: bigint
  readonly disposition: number
  discard: number
}

export type FormatContext = {
  readonly startTime: bigint
  readonly duration: bigint
  readonly streams: Stream[] | null
  openInput(url: string, format: InputFormat, options: Dictionary): Promise<number>
  findStreamInfo(options: null): Promise<number>
  readFrame(packet: Packet): Promise<number>
  seekFile(stream: number, least: bigint, wanted: bigint, most: bigint, flags: number): Promise<number>
  allocOutputContext2(format: OutputFormat, name: null, url: string): number
  newStream(codec: null): Stream
  openOutput(): Promise<number>
  closeOutput(): Promise<void>
  writeHeader(options: Dictionary): Promise<number>
  interleavedWriteFrame(packet: Packet): Promise<number>
  writeTrailer(): Promise<number>
  interrupt(): void
}

export type InputFormat = { readonly name: string }
export type OutputFormat = {
  readonly name: string
  readonly flags: number
  readonly videoCodec: number
  readonly audioCodec: number
}

export type Dictionary = { alloc(): void; set(key: string, value: string, flags: number): number }

export type FilterContext = {
  buffersrcAddFrame(frame: Frame | null, flags: number): Promise<number>
  buffersinkGetFrame(frame: Frame): Promise<number>
  buffersinkGetFrameSync(frame: Frame): number
  buffersinkGetWidth(): number
  buffersinkGetHeight(): number
  buffersinkGetFormat(): number
  buffersinkGetTimeBase(): Rational
  buffersinkGetFrameRate(): Rational
  buffersinkGetSampleAspectRatio(): Rational
  buffersinkGetColorspace(): number
  buffersinkGetColorRange(): number
  buffersinkGetSampleRate(): number
  buffersinkGetChannelLayout(): ChannelLayout
}

export type FilterGraph = {
  nbThreads: number
  alloc(): void
  free(): void
  parse2(filters: string): number
  config(): Promise<number>
  getFilter(name: string): FilterContext | null
  sendCommand(target: string, command: string, value: string): number | { response: string | null }
}

type Native = {
  Packet: new () => Packet
  Frame: new () => Frame
  Dictionary: new () => Dictionary
  CodecContext: new () => CodecContext
  FormatContext: new () => FormatContext
  FilterGraph: new () => FilterGraph
  Codec: {
    findDecoder(id: number): Codec | null
    findEncoder(id: number): Codec | null
    findEncoderByName(name: string): Codec | null
  }
  InputFormat: { findInputFormat(name: string): InputFormat | null }
  OutputFormat: { guessFormat(name: string | null, file: string | null, mime: null): OutputFormat | null }
  FFmpegError: { strerror(code: number): string; getAverror(name: string): number }
  Log: { setLevel(level: number): void }
  avRescaleQ(value: bigint, from: Rational, to: Rational): bigint
  avGetPixFmtName(format: number): string
  avGetSampleFmtName(format: number): string
  avGetCodecName(id: number): string
  avChannelLayoutDescribe(layout: ChannelLayout): string
  getFFmpegInfo(): { version: string }
}

export const native = createRequire(import.meta.url)(nativePackage) as Native
