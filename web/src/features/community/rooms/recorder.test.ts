import { expect, it, vi } from 'vitest'
import { recordingLimits } from '#contract/community/room-recordings.ts'
import { startRecorder } from './recorder.ts'

class FakeRecorder extends EventTarget {
  static made: FakeRecorder[] = []
  static isTypeSupported = (mime: string) => mime === 'video/mp4'
  state = 'inactive'
  readonly options: MediaRecorderOptions
  constructor(_: MediaStream, options: MediaRecorderOptions) {
    super()
    this.options = options
    FakeRecorder.made.push(this)
  }
  start() {
    this.state = 'recording'
  }
  give(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
  stop() {
    this.state = 'inactive'
    this.give('end')
    this.dispatchEvent(new Event('stop'))
  }
}

function setUp(send: (text: string) => Promise<unknown>) {
  const parts: [number, string][] = []
  const onFailed = vi.fn<() => void>()
  const recorder = startRecorder({
    stream: {} as MediaStream,
    MediaRecorder: FakeRecorder as never,
    async send({ number, bytes, mime }) {
      const text = await bytes.text()
      expect(mime).toBe('video/mp4')
      await send(text)
      parts.push([number, text])
    },
    pause: async () => undefined,
    onFailed,
  })
  return { recorder, parts, onFailed, made: FakeRecorder.made.at(-1)! }
}

it('sends parts one after the other, the last one before it has stopped', async () => {
  const { recorder, parts, made } = setUp(async () => undefined)
  made.give('one')
  made.give('')
  made.give('two')
  await recorder.stop()
  await recorder.stop()
  expect(parts).toEqual([
    [0, 'one'],
    [1, 'two'],
    [2, 'end'],
  ])
})

it('sends a part again until the line is back, before any other', async () => {
  let failures = 3
  const { recorder, parts, made, onFailed } = setUp(async () => {
    if (failures-- > 0) throw new Error('offline')
  })
  made.give('one')
  made.give('two')
  await recorder.stop()
  expect(parts.map(([, text]) => text)).toEqual(['one', 'two', 'end'])
  expect(onFailed).not.toHaveBeenCalled()
})

it('gives up once, and parts that are too large for one call are divided', async () => {
  const broken = setUp(async () => Promise.reject(new Error('refused')))
  broken.made.give('one')
  await broken.recorder.stop()
  expect(broken.parts).toEqual([])
  expect(broken.onFailed).toHaveBeenCalledOnce()
  expect(broken.made.state).toBe('inactive')

  const large = setUp(async () => undefined)
  large.made.give('x'.repeat(recordingLimits.partBytes + 5))
  await large.recorder.stop()
  expect(large.parts.map(([number, text]) => [number, text.length])).toEqual([
    [0, recordingLimits.partBytes],
    [1, 5],
    [2, 3],
  ])
})
