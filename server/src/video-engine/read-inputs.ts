import { setTimeout as pause } from 'node:timers/promises'
import { copyOf, ended, microseconds, newPacket, noTime, notYet, rescale } from './library.ts'
import { native } from './native.ts'
import type { Packet } from './native.ts'
import type { Input } from './open-input.ts'

type Reading = {
  input: Input
  isOver: boolean
  /** How far it has been read, in microseconds. */
  at: bigint
}

/** Reads all inputs to their end, the one that is least far first, until nobody takes anything any more. */
export async function readInputs(inputs: Input[], isTaken: () => boolean): Promise<void> {
  const readings: Reading[] = inputs.map((input) => ({ input, isOver: false, at: 0n }))
  const packet = newPacket()
  const beganMs = performance.now()
  for (;;) {
    const reading = readings
      .filter(({ isOver }) => !isOver)
      .reduce<Reading | undefined>((least, one) => (least && least.at <= one.at ? least : one), undefined)
    if (!reading || !isTaken()) break
    const { input } = reading
    const aheadMs = Number(reading.at / 1000n) - (performance.now() - beganMs)
    if (input.plan.isLive && aheadMs > 0) await pause(aheadMs)
    const code = await input.context.readFrame(packet)
    if (code === notYet) await pause(10)
    else if (code < 0) await endReading(reading, code)
    else await pass(reading, packet)
    packet.unref()
  }
  for (const reading of readings) if (!reading.isOver) await endReading(reading, ended)
}

/** A file that breaks off ends there: what was read of it is kept. */
async function endReading(reading: Reading, code: number) {
  reading.isOver = true
  if (code !== ended)
    process.stderr.write(`${reading.input.plan.url}: ${native.FFmpegError.strerror(code)}\n`)
  for (const source of reading.input.sources) for (const take of source.takers) await take(null)
}

async function pass(reading: Reading, packet: Packet) {
  const source = reading.input.sources.find(({ stream }) => stream.index === packet.streamIndex)
  if (!source || source.takers.length === 0) return
  const { timeBase } = source.stream
  const offset = rescale(reading.input.offset, microseconds, timeBase)
  if (packet.pts !== noTime) packet.pts += offset
  if (packet.dts !== noTime) packet.dts += offset
  const at = rescale(packet.dts === noTime ? packet.pts : packet.dts, timeBase, microseconds)
  if (at !== noTime && at > reading.at) reading.at = at
  for (const take of source.takers) await take(copyOf(packet))
}
