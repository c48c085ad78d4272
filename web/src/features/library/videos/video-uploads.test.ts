import { expect, it, vi } from 'vitest'
import { videoFailures, videoLimits } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createVideoUploads, partBytes } from './video-uploads.ts'
import type { VideoUpload } from './video-uploads.ts'

const fileOf = (name: string, bytes: number) => {
  const file = new File(['x'], name, { lastModified: 7 })
  Object.defineProperty(file, 'size', { value: bytes })
  Object.defineProperty(file, 'slice', {
    value: (from: number, to: number) => ({ size: Math.min(to, bytes) - from }),
  })
  return file
}

const lostLine = () => new CallFailure('network', 'no network')
const refused = (status: number, message = '') => new CallFailure('refused', message, status)

/** A server in memory that knows uploads by the name of their file. */
function openWorld() {
  const videos = new Map<string, Video>()
  const failures: unknown[] = []
  const world = {
    create: vi.fn(async ({ file_name, bytes }: { file_name: string; bytes: number }) => {
      const known = videos.get(file_name)
      if (known) return { ...known }
      const video = { video_id: videos.size + 1, received: 0, bytes, state: 'uploading' } as Video
      videos.set(file_name, video)
      return { ...video }
    }),
    append: vi.fn(
      async (
        { video_id, offset }: { video_id: number; offset: number },
        bytes: Blob,
        { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
      ) => {
        onProgress(0.5)
        await new Promise((resolve) => setTimeout(resolve, 1))
        if (signal.aborted) throw new CallFailure('aborted', '')
        const failure = failures.shift()
        if (failure) throw failure
        const video = [...videos.values()].find((one) => one.video_id === video_id)!
        if (video.received !== offset) throw refused(videoFailures.offsetWrong.status)
        video.received += bytes.size
        if (video.received === video.bytes) video.state = 'uploaded'
        return { ...video }
      },
    ),
    remove: vi.fn(async () => undefined),
    pause: vi.fn(async () => undefined),
    now: () => Date.now(),
    say: ({ zh }: { zh: string }) => zh,
  }
  return { world, videos, failures, uploads: createVideoUploads(world) }
}

const statesOf = (list: readonly VideoUpload[]) => list.map((upload) => upload.is)
const until = (uploads: ReturnType<typeof createVideoUploads>, states: string[]) =>
  expect.poll(() => statesOf(uploads.list.get())).toEqual(states)

it('sends a file in parts, and several side by side', async () => {
  const { world, uploads } = openWorld()
  const hear = vi.fn()
  const leave = uploads.onSent(hear)
  uploads.add([1, 2, 3, 4].map((number) => fileOf(`${number}.mp4`, partBytes * 2 + 5)))
  expect(statesOf(uploads.list.get())).toEqual(['sending', 'sending', 'sending', 'waiting'])
  await until(uploads, ['sent', 'sent', 'sent', 'sent'])
  const offsets = world.append.mock.calls.filter(([input]) => input.video_id === 1)
  expect(offsets.map(([input, bytes]) => [input.offset, bytes.size])).toEqual([
    [0, partBytes],
    [partBytes, partBytes],
    [partBytes * 2, 5],
  ])
  expect(hear.mock.calls.map(([video]) => (video as Video).video_id).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4,
  ])
  leave()
  uploads.add([fileOf('5.mp4', 5)])
  await until(uploads, ['sent', 'sent', 'sent', 'sent', 'sent'])
  expect(hear).toHaveBeenCalledTimes(4)
})

it('goes on after a lost line, from where the server is', async () => {
  const { world, videos, failures, uploads } = openWorld()
  failures.push(lostLine(), lostLine())
  world.pause.mockImplementation(async () => {
    expect(uploads.list.get()[0]).toMatchObject({ is: 'reconnecting' })
    const video = videos.get('a.mp4')
    if (video) video.received = 100
  })
  uploads.add([fileOf('a.mp4', 200)])
  await until(uploads, ['sent'])
  expect(world.pause.mock.calls.map((call) => (call as unknown[])[0])).toEqual([1000, 2000])
  expect(world.append.mock.calls.at(-1)![0]).toEqual({ video_id: 1, offset: 100 })
})

it('continues an upload that was begun before, also when another window goes on with it', async () => {
  const { videos, uploads, failures, world } = openWorld()
  await world.create({ file_name: 'a.mp4', bytes: 50 })
  videos.get('a.mp4')!.received = 30
  failures.push(refused(videoFailures.offsetWrong.status))
  uploads.add([fileOf('a.mp4', 50)])
  await until(uploads, ['sent'])
  expect(world.append.mock.calls.map(([input]) => input.offset)).toEqual([30, 30])
})

it('pauses, resumes and cancels', async () => {
  const { world, uploads } = openWorld()
  // A part that is never done, but for the pause.
  world.append.mockImplementation(async (_input, _bytes, { signal, onProgress }) => {
    onProgress(0.5)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    throw new CallFailure('aborted', '')
  })
  uploads.add([fileOf('a.mp4', 100)])
  await expect.poll(() => uploads.list.get()[0]!.sent).toBe(50)
  uploads.pause(0)
  expect(uploads.list.get()).toMatchObject([{ is: 'paused', bytesPerSecond: 0 }])
  uploads.add([fileOf('b.mp4', 100)])
  await expect.poll(() => uploads.list.get()[1]!.video).toBeDefined()
  await uploads.cancel(1)
  expect(world.remove).toHaveBeenCalledExactlyOnceWith(2)
  world.append.mockImplementation(async () => ({ state: 'uploaded', bytes: 100, received: 100 }) as Video)
  expect(uploads.list.get()).toMatchObject([{ is: 'paused' }])
  uploads.resume(0)
  await until(uploads, ['sent'])
  await uploads.cancel(0)
  expect(world.remove).toHaveBeenCalledTimes(1)
  expect(uploads.list.get()).toEqual([])
})

it('says what is wrong with a file, before it is sent where it can', async () => {
  const { world, failures, uploads } = openWorld()
  uploads.add([fileOf('large.mp4', videoLimits.bytes + 1), fileOf('empty.mp4', 0)])
  expect(uploads.list.get()).toMatchObject([
    { is: 'failed', reason: videoFailures.tooLarge.zh, mayRetry: false },
    { is: 'failed', reason: videoFailures.fileEmpty.zh, mayRetry: false },
  ])
  expect(world.create).not.toHaveBeenCalled()
  failures.push(refused(videoFailures.notVideo.status, '不是视频'))
  uploads.add([fileOf('page.mp4', 10)])
  await until(uploads, ['failed', 'failed', 'failed'])
  expect(uploads.list.get()[2]).toMatchObject({ reason: '不是视频', mayRetry: false })
})

it('may be retried when others have to be finished first', async () => {
  const { world, uploads } = openWorld()
  world.create.mockRejectedValueOnce(refused(videoFailures.tooManyUnfinished.status, '太多'))
  uploads.add([fileOf('a.mp4', 10)])
  await until(uploads, ['failed'])
  expect(uploads.list.get()[0]).toMatchObject({ mayRetry: true })
  uploads.resume(0)
  await until(uploads, ['sent'])
})
