import { expect, it, vi } from 'vitest'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createUploads, keptFiles } from './uploads.ts'

const file = (name: string) => new File(['x'], name)

type Sending = { signal: AbortSignal; onProgress: (share: number) => void }

/** Uploads whose server answers when the test says so. */
function setUp(known = [{ url: '/files/old', name: 'old.pdf' }]) {
  const sent: (Sending & PromiseWithResolvers<{ url: string }>)[] = []
  const send = vi.fn((_file: File, options: Sending) => {
    const answer = Promise.withResolvers<{ url: string }>()
    sent.push({ ...options, ...answer })
    return answer.promise
  })
  const uploads = createUploads(
    {
      send,
      faultOf: ({ name }) => (name.endsWith('.exe') ? 'not allowed' : undefined),
      unreadable: () => 'unreadable',
    },
    known,
  )
  return { uploads, sent, list: uploads.list.get }
}

it('begins with what was sent before, and tells how far a file has come', async () => {
  const { uploads, sent, list } = setUp()
  const added = uploads.add(file('a.pdf'))
  sent[0]!.onProgress(0.5)
  expect(list()).toMatchObject([
    { name: 'old.pdf', is: 'kept' },
    { name: 'a.pdf', is: 'sending', share: 0.5 },
  ])
  sent[0]!.resolve({ url: '/files/a' })
  expect(await added).toMatchObject({ is: 'kept', url: '/files/a' })
  expect(keptFiles(list())).toEqual([
    { url: '/files/old', name: 'old.pdf' },
    { url: '/files/a', name: 'a.pdf' },
  ])
})

it('tells why a file failed, and sends it again where that can help', async () => {
  const { uploads, sent, list } = setUp([])
  const added = uploads.add(file('a.pdf'))
  sent[0]!.reject(new CallFailure('network', 'no line'))
  expect(await added).toMatchObject({ is: 'failed', reason: 'no line', mayRetry: true })
  const again = uploads.retry(list()[0]!.id)
  expect(list()).toMatchObject([{ is: 'sending', share: 0 }])
  sent[1]!.reject(new CallFailure('refused', 'too large', 4203))
  expect(await again).toMatchObject({ is: 'failed', reason: 'too large', mayRetry: false })
  expect(keptFiles(list())).toEqual([])
})

it('says of what could not be read that it could not', async () => {
  const { uploads, sent } = setUp([])
  const added = uploads.add(file('a.pdf'))
  sent[0]!.reject(new Error('no picture'))
  expect(await added).toMatchObject({ is: 'failed', reason: 'unreadable', mayRetry: false })
})

it('does not send what would be refused anyway', async () => {
  const { uploads, sent, list } = setUp([])
  expect(await uploads.add(file('a.exe'))).toMatchObject({ is: 'failed', reason: 'not allowed' })
  expect(list()).toHaveLength(1)
  expect(sent).toHaveLength(0)
})

it('stops what is removed, replaced or left behind', async () => {
  const { uploads, sent, list } = setUp()
  const first = uploads.replace(file('a.jpg'))
  const second = uploads.replace(file('b.jpg'))
  expect(sent[0]!.signal.aborted).toBe(true)
  expect(list()).toMatchObject([{ name: 'b.jpg', is: 'sending' }])
  sent[0]!.resolve({ url: '/files/a' })
  expect(await first).toBeUndefined()
  uploads.remove(list()[0]!.id)
  expect(sent[1]!.signal.aborted).toBe(true)
  expect(list()).toEqual([])
  const third = uploads.add(file('c.jpg'))
  uploads.stop()
  expect(sent[2]!.signal.aborted).toBe(true)
  sent[1]!.resolve({ url: '/files/b' })
  sent[2]!.resolve({ url: '/files/c' })
  expect(await Promise.all([second, third])).toEqual([undefined, undefined])
})

it('sends only what has arrived', () => {
  expect(
    keptFiles([
      { id: 1, name: 'a.pdf', is: 'kept', url: '/files/a' },
      { id: 2, name: 'b.pdf', is: 'sending', share: 0.5 },
      { id: 3, name: 'c.pdf', is: 'failed', reason: 'x', mayRetry: true },
    ]),
  ).toEqual([{ url: '/files/a', name: 'a.pdf' }])
})
