import { afterEach, expect, it, vi } from 'vitest'
import { startVoice } from './voice-recorder.ts'

afterEach(() => void vi.useRealTimers())

function build(supported: string) {
  const stopped = vi.fn()
  let time = 0
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => type === supported
    state = 'recording'
    mimeType: string
    constructor(_stream: MediaStream, options: { mimeType?: string }) {
      super()
      this.mimeType = options.mimeType ?? ''
    }
    start() {}
    stop() {
      this.state = 'inactive'
      const data = new Blob(['speech'])
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  const stream = { getTracks: () => [{ stop: stopped }] } as unknown as MediaStream
  const world = {
    openMicrophone: async () => stream,
    Recorder: Recorder as unknown as typeof MediaRecorder,
    now: () => time,
  }
  return { world, stopped, pass: (ms: number) => (time += ms) }
}

it('records in the format that the browser has, and lets the microphone go', async () => {
  const { world, stopped, pass } = build('audio/mp4')
  const voice = await startVoice(world, { mostSeconds: 60, onEnd: () => undefined })
  pass(7200)
  const { file, seconds } = await voice.stop()
  expect([file.type, file.size, seconds]).toEqual(['audio/mp4', 6, 7])
  expect(stopped).toHaveBeenCalledOnce()
})

it('is at least a second long, and ends by itself', async () => {
  vi.useFakeTimers()
  const { world, pass } = build('audio/webm;codecs=opus')
  const ended = vi.fn()
  const voice = await startVoice(world, { mostSeconds: 60, onEnd: ended })
  vi.advanceTimersByTime(60_000)
  expect(ended).toHaveBeenCalledOnce()
  pass(200)
  expect((await voice.stop()).seconds).toBe(1)
  const long = await startVoice(world, { mostSeconds: 60, onEnd: ended })
  pass(99_000)
  expect((await long.stop()).seconds).toBe(60)
})
