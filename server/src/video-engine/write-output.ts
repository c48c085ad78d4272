import { check, dictionaryOf, microseconds, noTime, rescale } from './library.ts'
import { native } from './native.ts'
import type { OutputFormat, Packet, Rational, Stream } from './native.ts'
import type { OutputPlan } from './read-arguments.ts'
import { createStage } from './stage.ts'

/** A stream of an output. It is written once all streams of that output are ready. */
export type OutputStream = {
  stream: Stream
  format: OutputFormat
  /** Its parameters are set, and its times come in this unit. */
  setReady(timeBase: Rational): void
  /** Takes the packet over. */
  write(packet: Packet): Promise<void>
  end(): Promise<void>
  isEnded(): boolean
}

export type Output = {
  plan: OutputPlan
  format: OutputFormat
  addStream(): OutputStream
  /** Called when all streams are added. */
  start(): void
  /** Resolves when everything is written. */
  closed: Promise<void>
  /** How far it is written, in microseconds. */
  writtenUntil(): bigint
}

const opensFilesItself = 1
const mayHaveEqualTimes = 0x20000
/** How far the clock of a transport stream is behind, as ffmpeg has it. In microseconds. */
const mostDelay = '700000'
/** What waits for the first picture while the sound is there already. */
const mostWaitingBytes = 64 * 1024 * 1024

type Written = {
  stream: Stream
  timeBase: Rational | undefined
  isEnded: boolean
  lastDts: bigint
}

export function createOutput(plan: OutputPlan, fail: (error: unknown) => void): Output {
  const format = native.OutputFormat.guessFormat(plan.format ?? null, plan.format ? null : plan.url, null)
  if (!format) throw new Error(`the format ${plan.format ?? plan.url} is not written`)
  const context = new native.FormatContext()
  check(context.allocOutputContext2(format, null, plan.url), plan.url)
  const streams: Written[] = []
  const early: { written: Written; packet: Packet }[] = []
  let earlyBytes = 0
  let isStarted = false
  let isBegun = false
  let until = 0n
  const closing = Promise.withResolvers<void>()

  const isReady = () => isStarted && streams.every(({ timeBase }) => timeBase)

  async function begin() {
    if (!(format!.flags & opensFilesItself)) check(await context.openOutput(), plan.url)
    check(await context.writeHeader(dictionaryOf({ max_delay: mostDelay, ...plan.muxerOptions })), plan.url)
    isBegun = true
    for (const { written, packet } of early.splice(0)) await put(written, packet)
  }

  async function put(written: Written, packet: Packet) {
    const { stream, timeBase } = written
    packet.streamIndex = stream.index
    packet.rescaleTs(timeBase!, stream.timeBase)
    mendTimes(written, packet)
    const at = rescale(packet.dts, stream.timeBase, microseconds)
    if (at > until) until = at
    check(await context.interleavedWriteFrame(packet), plan.url)
    packet.free()
  }

  /** Most formats refuse times that do not increase. */
  function mendTimes(written: Written, packet: Packet) {
    const step = format!.flags & mayHaveEqualTimes ? 0n : 1n
    const least = written.lastDts === noTime ? noTime : written.lastDts + step
    if (packet.dts === noTime) packet.dts = packet.pts
    if (packet.dts === noTime || packet.dts < least) packet.dts = least === noTime ? 0n : least
    if (packet.pts === noTime || packet.pts < packet.dts) packet.pts = packet.dts
    written.lastDts = packet.dts
  }

  async function close() {
    if (!isBegun) throw new Error(`${plan.url}: there is nothing to write`)
    check(await context.writeTrailer(), plan.url)
    if (!(format!.flags & opensFilesItself)) await context.closeOutput()
    closing.resolve()
  }

  const stage = createStage<() => Promise<void>>({ most: 32, handle: (work) => work(), fail })

  return {
    plan,
    format,
    closed: closing.promise,
    writtenUntil: () => until,
    start() {
      isStarted = true
      if (isReady()) void stage.push(begin)
    },
    addStream() {
      const written: Written = {
        stream: context.newStream(null),
        timeBase: undefined,
        isEnded: false,
        lastDts: noTime,
      }
      streams.push(written)
      return {
        stream: written.stream,
        format,
        isEnded: () => written.isEnded,
        setReady(timeBase) {
          written.timeBase = timeBase
          written.stream.timeBase = timeBase
          if (isReady()) void stage.push(begin)
        },
        write(packet) {
          if (isReady()) return stage.push(() => put(written, packet))
          early.push({ written, packet })
          earlyBytes += packet.size
          if (earlyBytes > mostWaitingBytes) throw new Error(`${plan.url}: one of its streams does not begin`)
          return Promise.resolve()
        },
        async end() {
          written.isEnded = true
          if (streams.every((one) => one.isEnded)) await stage.push(close)
        },
      }
    },
  }
}
