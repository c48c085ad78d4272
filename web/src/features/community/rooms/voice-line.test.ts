import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { voiceClosings } from '#contract/community/room-captions.ts'
import { sendVoice } from './voice-line.ts'

class FakeSocket extends EventTarget {
  bufferedAmount = 0
  sent = 0
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
  }
  send() {
    this.sent++
  }
  close() {
    this.isClosed = true
  }
  breaks(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/mp4'
  state = 'inactive'
  constructor() {
    super()
    recorders.push(this)
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
  }
  records() {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['x']) }))
  }
}

let sockets: FakeSocket[]
let recorders: FakeRecorder[]
const ask = vi.fn<() => Promise<string>>()

beforeEach(() => {
  vi.useFakeTimers()
  ;[sockets, recorders] = [[], []]
  ask.mockReset().mockResolvedValue('ws://here/live/voice?sig=1')
})
afterEach(() => void vi.useRealTimers())

const begin = () =>
  sendVoice({} as MediaStream, {
    askAddress: ask,
    WebSocket: FakeSocket as never,
    MediaRecorder: FakeRecorder as never,
  })

async function beginSending() {
  const stop = begin()
  await vi.advanceTimersByTimeAsync(0)
  sockets[0]!.dispatchEvent(new Event('open'))
  return stop
}

it('sends what the browser records, in the container that it has, until it is stopped', async () => {
  const stop = await beginSending()
  expect(sockets[0]!.url).toBe('ws://here/live/voice?sig=1&kind=mp4')
  recorders[0]!.records()
  expect(sockets[0]!.sent).toBe(1)
  stop()
  expect([sockets[0]!.isClosed, recorders[0]!.state]).toEqual([true, 'inactive'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

it('begins anew after a break, and when the line is too slow for the sound', async () => {
  await beginSending()
  sockets[0]!.breaks()
  await vi.advanceTimersByTimeAsync(3000)
  sockets[1]!.dispatchEvent(new Event('open'))
  sockets[1]!.bufferedAmount = 100_000
  recorders[1]!.records()
  expect([sockets[1]!.sent, sockets[1]!.isClosed]).toEqual([0, true])
  await vi.advanceTimersByTimeAsync(3000)
  expect(sockets).toHaveLength(3)
})

it('gives up when the server does not hear it any more, and after some failures', async () => {
  await beginSending()
  sockets[0]!.breaks(voiceClosings.over)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  ask.mockRejectedValue(new Error('off'))
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  // Once above, and five times here.
  expect(ask).toHaveBeenCalledTimes(6)
})
