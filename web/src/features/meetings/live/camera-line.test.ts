import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cameraClosings, liveFailures } from '#contract/meetings/live.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createCameraLine } from './camera-line.ts'
import type { LineEnd, LineState } from './camera-line.ts'

class FakeSocket extends EventTarget {
  bufferedAmount = 0
  sent: Blob[] = []
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
  }
  send(data: Blob) {
    this.sent.push(data)
  }
  close() {
    this.isClosed = true
  }
  opens() {
    this.dispatchEvent(new Event('open'))
  }
  breaks(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'video/mp4'
  state = 'inactive'
  readonly options: MediaRecorderOptions
  constructor(_media: MediaStream, options: MediaRecorderOptions) {
    super()
    this.options = options
    recorders.push(this)
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
  }
  records(size = 10) {
    const data = new Blob(['x'.repeat(size)])
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
  }
}

let sockets: FakeSocket[]
let recorders: FakeRecorder[]
let states: LineState[]
let ends: LineEnd[]
const ask = vi.fn<() => Promise<string>>()
const media = {} as MediaStream
const last = <Item>(items: Item[]) => items.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  ;[sockets, recorders, states, ends] = [[], [], [], []]
  ask.mockReset().mockResolvedValue('ws://here/live/camera?sig=1')
})
afterEach(() => void vi.useRealTimers())

function begin() {
  const line = createCameraLine({
    askAddress: ask,
    WebSocket: FakeSocket as never,
    MediaRecorder: FakeRecorder as never,
    onState: (state) => void states.push(state),
    onEnd: (end) => void ends.push(end),
  })
  line.start(media)
  return line
}

async function beginSending() {
  const line = begin()
  await vi.advanceTimersByTimeAsync(0)
  last(sockets).opens()
  return line
}

const refusal = (failure: { status: number }) => new CallFailure('refused', '不行', failure.status)

it('sends the recording, in a format of the browser, until it is stopped', async () => {
  const line = await beginSending()
  expect(last(sockets).url).toBe('ws://here/live/camera?sig=1&kind=mp4')
  last(recorders).records()
  expect(last(sockets).sent).toHaveLength(1)
  expect(states).toEqual(['connecting', 'sending'])
  line.stop()
  expect(last(sockets).isClosed).toBe(true)
  expect(last(recorders).state).toBe('inactive')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

it('reconnects with a new address, also while its old stream still blocks the meeting', async () => {
  await beginSending()
  ask.mockRejectedValueOnce(refusal(liveFailures.streamTaken))
  ask.mockRejectedValueOnce(new CallFailure('network', 'away'))
  last(sockets).breaks()
  expect(last(states)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sockets).toHaveLength(2)
  last(sockets).opens()
  expect(last(states)).toBe('sending')
  expect(ends).toEqual([])
})

it("does not wait for another person's stream to end", async () => {
  ask.mockRejectedValueOnce(refusal(liveFailures.streamTaken))
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ends).toEqual([{ message: '不行' }])
  expect(last(states)).toBe('off')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('gives up when the meeting is over, when the server is full, and when it fails again and again', async () => {
  await beginSending()
  ask.mockRejectedValueOnce(refusal(liveFailures.meetingEnded))
  last(sockets).breaks(cameraClosings.failed)
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toEqual([{ message: '不行' }])

  await beginSending()
  last(sockets).breaks(cameraClosings.full)
  expect(last(ends)).toBe('full')

  await beginSending()
  for (let n = 0; n < 5; n++) {
    last(sockets).breaks(cameraClosings.failed)
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(last(ends)).toBe('failed')
})

it('lowers the picture quality when the connection is too slow', async () => {
  await beginSending()
  const before = last(recorders).options.videoBitsPerSecond!
  last(sockets).bufferedAmount = 10_000_000
  last(recorders).records()
  expect(last(sockets).sent).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  last(sockets).opens()
  expect(last(recorders).options.videoBitsPerSecond).toBeLessThan(before)
})
