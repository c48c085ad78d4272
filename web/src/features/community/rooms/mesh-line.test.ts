import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Signal } from '#contract/community/rooms.ts'
import { FakeConnection } from '#web/testing/fake-connection.ts'
import type { MediaLine, Spot } from './media-line.ts'
import { createMeshLine } from './mesh-line.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaStream', EventTarget)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Sent = { from: number; to: number; signal: Signal }

/** Pages that signal to each other; nothing arrives before it is delivered. */
function createPages(...ids: number[]) {
  const wire: Sent[] = []
  const connections = new Map<number, FakeConnection[]>(ids.map((id) => [id, []]))
  const pointed: [number, number, Spot | undefined][] = []
  const noted: [number, number, string][] = []
  const heard: number[] = []
  let sessions = 0
  const open = (me: number): MediaLine =>
    createMeshLine({
      me,
      iceServers: [],
      newSession: () => `${me}-${++sessions}`,
      RTCPeerConnection: function openFake() {
        const made = new FakeConnection()
        connections.get(me)!.push(made)
        return made
      } as never,
      send: (to, signal) => void wire.push({ from: me, to, signal }),
      onMedia: () => undefined,
      onPointer: (from, spot) => void pointed.push([me, from, spot]),
      onNote: (from, message) => void noted.push([me, from, message]),
      onHears: () => void heard.push(me),
    })
  const lines = new Map(ids.map((id) => [id, open(id)]))
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    line: (id: number) => lines.get(id)!,
    reload(id: number) {
      lines.get(id)!.close()
      lines.set(id, open(id))
    },
    wire,
    pointed,
    noted,
    heard,
    settle,
    async deliver(isLost: (sent: Sent) => boolean = () => false) {
      await settle()
      for (let sent = wire.shift(); sent; sent = wire.shift()) {
        if (!isLost(sent)) lines.get(sent.to)?.receive(sent.from, [sent.signal])
        await settle()
      }
    },
    open: (id: number) => connections.get(id)!.filter(({ isClosed }) => !isClosed),
    made: (id: number) => connections.get(id)!.length,
  }
}

const connected = (page: FakeConnection[]) => page.map(({ connectionState }) => connectionState)

it('connects a newcomer to everybody who is there: the newcomer calls, the others answer', async () => {
  const pages = createPages(1, 2, 3)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  pages.line(1).meet([2])
  await pages.deliver()
  for (const id of [1, 2]) pages.line(id).meet(id === 1 ? [2, 3] : [1, 3])
  pages.line(3).meet([1, 2])
  await pages.deliver()
  for (const id of [1, 2, 3]) expect(connected(pages.open(id))).toEqual(['connected', 'connected'])
  expect([1, 2, 3].map(pages.made)).toEqual([2, 2, 2])
})

it('carries sound, camera and screen in one connection, and switches them without negotiating', async () => {
  const pages = createPages(1, 2)
  const track = (id: string) => ({ id }) as MediaStreamTrack
  pages.line(1).meet([])
  pages.line(1).send({ microphone: track('voice'), camera: null, screen: null })
  pages.line(2).meet([1])
  await pages.deliver()
  const [carriers] = pages.open(1).map((one) => one.getTransceivers())
  expect(carriers!.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv', 'sendrecv'])
  pages.line(1).send({ microphone: track('voice'), camera: track('face'), screen: track('slides') })
  await pages.settle()
  expect(carriers!.map(({ sender }) => (sender.track as { id: string }).id)).toEqual([
    'voice',
    'face',
    'slides',
  ])
  expect(pages.wire).toEqual([])
})

it('carries where people point, once a connection is there', async () => {
  const pages = createPages(1, 2)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  await pages.deliver()
  pages.open(2)[0]!.channel.other = pages.open(1)[0]!.channel
  pages.line(2).point({ x: 0.5, y: 0.75 })
  pages.line(2).point(undefined)
  pages.open(2)[0]!.channel.readyState = 'closing'
  pages.line(2).point({ x: 0, y: 0 })
  expect(pages.pointed).toEqual([
    [1, 2, { x: 0.5, y: 0.75 }],
    [1, 2, undefined],
  ])
})

it('carries what must arrive, and says when somebody can hear it', async () => {
  const pages = createPages(1, 2)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  await pages.deliver()
  pages.open(2)[0]!.notes.other = pages.open(1)[0]!.notes
  pages.open(2)[0]!.notes.dispatchEvent(new Event('open'))
  pages.line(2).note('["clear"]')
  expect(pages.noted).toEqual([[1, 2, '["clear"]']])
  expect(pages.heard).toEqual([2])
  expect(pages.pointed).toEqual([])
})

it('is one connection after two calls have crossed, whichever arrives first', async () => {
  for (const isReversed of [false, true]) {
    const pages = createPages(1, 2)
    pages.line(1).meet([2])
    pages.line(2).meet([1])
    await pages.settle()
    if (isReversed) pages.wire.reverse()
    await pages.deliver()
    for (const id of [1, 2]) expect(connected(pages.open(id))).toEqual(['connected'])
    expect([1, 2].map(pages.made)).toEqual([1, 2])
  }
})

it('connects although the first call came before the other page could hear', async () => {
  const pages = createPages(1, 2)
  pages.line(1).meet([2])
  await pages.deliver(() => true)
  pages.line(2).meet([1])
  await pages.deliver()
  for (const id of [1, 2]) expect(connected(pages.open(id))).toEqual(['connected'])
})

it('calls again when nobody answers, and stops when the person is gone', async () => {
  const pages = createPages(1, 2)
  pages.line(2).meet([1])
  await pages.deliver(() => true)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(pages.wire.map(({ signal }) => signal.description?.type)).toEqual(['offer'])
  await pages.deliver()
  expect(connected(pages.open(1))).toEqual(['connected'])
  pages.line(2).meet([])
  expect(pages.open(2)).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pages.wire).toEqual([])
})

it('looks for another way when a connection is interrupted, from both sides at once', async () => {
  const pages = createPages(1, 2)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  await pages.deliver()
  for (const id of [1, 2]) pages.open(id)[0]!.connect('disconnected')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(pages.wire.map(({ signal }) => signal.description?.type)).toEqual(['offer', 'offer'])
  await pages.deliver()
  for (const id of [1, 2]) {
    expect(connected(pages.open(id))).toEqual(['connected'])
    expect(pages.made(id)).toBe(1)
  }
})

it('connects again when mending fails, and after the other page was loaded again', async () => {
  const pages = createPages(1, 2)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  await pages.deliver()
  pages.open(2)[0]!.connect('failed')
  await pages.deliver(() => true)
  await vi.advanceTimersByTimeAsync(8_000)
  await pages.deliver()
  expect(pages.made(2)).toBe(2)
  expect(connected(pages.open(2))).toEqual(['connected'])
  pages.reload(2)
  pages.line(2).meet([1])
  await pages.deliver()
  for (const id of [1, 2]) expect(connected(pages.open(id))).toEqual(['connected'])
})

it('ignores what belongs to an earlier connection', async () => {
  const pages = createPages(1, 2)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  await pages.deliver()
  const late: Signal = { session: '2-0', to_session: '1-0', description: { type: 'answer', sdp: '3 0' } }
  pages.line(1).receive(2, [late, { session: '2-0', candidate: { candidate: 'old' } }])
  await pages.settle()
  expect(connected(pages.open(1))).toEqual(['connected'])
  expect(pages.open(1)[0]!.candidates).toEqual([])
})

it('after a lost line calls only those who are not connected', async () => {
  const pages = createPages(1, 2, 3)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  await pages.deliver()
  pages.line(2).meet([1, 3])
  pages.line(2).recover()
  await pages.settle()
  expect(pages.wire.map(({ to }) => to)).toEqual([3])
})

it('does without pictures of others by saying so to them', async () => {
  const pages = createPages(1, 2)
  pages.line(1).meet([])
  pages.line(2).meet([1])
  await pages.deliver()
  pages.line(2).receivePictures(false)
  const directions = pages
    .open(2)[0]!
    .getTransceivers()
    .map(({ direction }) => direction)
  expect(directions).toEqual(['sendrecv', 'sendonly', 'sendonly'])
})
