import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mediaAt } from '#server/features/meetings/meetings/recording-timeline.ts'
import { createChannel } from './channel.ts'
import type { Channel } from './channel.ts'
import { flvSeconds } from './flv-length.ts'
import type { TagKind } from './flv-tag.ts'
import { openRecorder } from './recorder.ts'
import { readTimeline } from './tape-marks.ts'

const began = 1_800_000_000_000

/** A recorder with a clock of its own, and a camera with a key frame every two seconds and five pictures a second. */
async function scene() {
  const tape = path.join(await mkdtemp(path.join(tmpdir(), 'tape-')), `7-${began}.flv`)
  let now = began
  const recorder = openRecorder(tape, () => now)
  const send = (channel: Channel, kind: TagKind, ms: number) => {
    const bytes = Buffer.alloc(16)
    bytes.writeUInt32BE(12, 12)
    bytes[3] = 1
    channel.send({ kind, ms, bytes })
  }
  return {
    tape,
    recorder,
    pass: (seconds: number) => void (now += seconds * 1000),
    /** Pictures of so many seconds; the time of a stream begins anywhere. */
    film(channel: Channel, seconds: number, fromMs: number) {
      for (let ms = 0; ms < seconds * 1000; ms += 200) {
        send(channel, ms % 2000 === 0 ? 'key' : 'frame', fromMs + ms)
        now += 200
      }
    },
    async placeOf(second: number) {
      const timeline = (await readTimeline(tape, await flvSeconds(tape)))!
      return mediaAt(timeline, began + second * 1000)! / 1000
    },
  }
}

it('keeps the second of what is said across a break, a broken line and a stall', async () => {
  const { recorder, film, pass, placeOf } = await scene()
  const first = createChannel()
  recorder.attach(first)
  film(first, 30, 5000)
  // A tea break, in which the stream goes on and is not recorded.
  recorder.detach()
  film(first, 20, 35_000)
  recorder.attach(first)
  film(first, 10, 55_000)
  // The line breaks; another stream begins at zero.
  first.end()
  recorder.detach()
  pass(100)
  const second = createChannel()
  recorder.attach(second)
  film(second, 10, 0)
  // A stall: nothing arrives for six seconds, then the stream goes on where it was.
  pass(6)
  film(second, 20, 10_000)
  await recorder.close()

  expect(await placeOf(12)).toBeCloseTo(12, 0)
  expect(await placeOf(40)).toBeCloseTo(30, 0)
  // The tape begins again with the last key frame before the end of the break, up to two seconds earlier.
  const resumed = await placeOf(50)
  expect(resumed).toBeGreaterThan(29.9)
  expect(resumed).toBeLessThan(32.1)
  expect(await placeOf(55)).toBeCloseTo(resumed + 5, 0)
  expect(await placeOf(110)).toBeCloseTo(resumed + 10, 0)
  expect(await placeOf(165)).toBeCloseTo(resumed + 15, 0)
  expect(await placeOf(173)).toBeCloseTo(resumed + 20, 0)
  expect(await placeOf(180)).toBeCloseTo(resumed + 24, 0)
})

it('writes few marks for an even stream, and needs no last one', async () => {
  const { tape, recorder, film, placeOf } = await scene()
  const channel = createChannel()
  recorder.attach(channel)
  film(channel, 600, 0)
  await recorder.close()
  const marks = (await readFile(`${tape}.marks`, 'utf8')).trim().split('\n')
  expect(marks.length).toBeLessThanOrEqual(3)
  expect(await placeOf(400)).toBeCloseTo(400, 0)
})
