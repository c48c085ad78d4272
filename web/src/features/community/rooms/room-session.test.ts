import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { roomFailures, roomLimits } from '#contract/community/rooms.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createListeners } from '#web/platform/listeners.ts'
import type { SocketState } from '#web/platform/socket-connection.ts'
import type { MediaLine, NoteListener, PointerListener } from './media-line.ts'
import { person, stateOf } from './room-fixtures.ts'
import { createRoomSession } from './room-session.ts'
import type { SessionWorld } from './room-session.ts'
import type { RoomView } from './room-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const media = { adapter: 'mesh' as const, url: '', token: '', ice_servers: [] }
const refused = (failure: { status: number; zh: string }) =>
  new CallFailure('refused', failure.zh, failure.status)

function setUp() {
  const messages = createListeners<{ type: string; [field: string]: unknown }>()
  const socketStates = createListeners<SocketState>()
  const lines: { met: number[][]; recovered: number; isClosed: boolean; signals: unknown[] }[] = []
  let point: PointerListener = () => undefined
  let note: NoteListener = () => undefined
  let hears: () => void = () => undefined
  const noted: string[] = []
  const joined: string[] = []
  let view: RoomView | undefined
  const enter = vi.fn<SessionWorld['calls']['enter']>(async () => ({
    status: 'admitted',
    seat: 'seat-1',
    group_id: 'room:7:a',
    chat_group_id: 0,
    media,
    state: stateOf(person(1), person(2)),
  }))
  const stay = vi.fn<SessionWorld['calls']['stay']>(async () => stateOf(person(1), person(2)))
  const leave = vi.fn<SessionWorld['calls']['leave']>(async () => ({}))
  const onMuted = vi.fn()
  const session = createRoomSession({
    roomId: 7,
    code: '',
    calls: {
      enter,
      stay,
      leave,
      update: vi.fn(),
      manage: vi.fn(),
      extend: vi.fn(),
      record: vi.fn(),
      consent: vi.fn(),
    },
    socket: {
      join(groupId) {
        joined.push(groupId)
        return () => undefined
      },
      on: messages.add,
      onState: (listener) => socketStates.add('state', listener),
    },
    async openLine({ onPointer, onNote, onHears }): Promise<MediaLine> {
      const line = { met: [] as number[][], recovered: 0, isClosed: false, signals: [] as unknown[] }
      lines.push(line)
      point = onPointer
      note = onNote
      hears = onHears
      return {
        send: () => undefined,
        meet: (ids) => void line.met.push([...ids]),
        receive: (from, signals) => void line.signals.push([from, signals]),
        recover: () => void line.recovered++,
        receivePictures: () => undefined,
        point: () => undefined,
        note: (message) => void noted.push(message),
        levels: () => new Map(),
        sample: async () => ({ lostShare: 0, roundTripMs: 0, uplinkKbps: undefined }),
        close: () => void (line.isClosed = true),
      }
    },
    ownLevel: () => 0,
    onView: (next) => (view = next),
    onMuted,
    now: () => Date.now(),
    random: () => 1,
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    session,
    calls: { enter, stay, leave },
    lines,
    joined,
    onMuted,
    view: () => view!,
    point: ((...one) => point(...one)) as PointerListener,
    note: ((...one) => note(...one)) as NoteListener,
    hears: () => hears(),
    noted,
    settle,
    async hear(type: string, fields: object = {}) {
      messages.emit(type, { type, groupId: 'room:7:a', ...fields })
      await settle()
    },
    async start() {
      await session.enter({ isMuted: false, isCameraOn: true, agreesToRecording: false })
      messages.emit('joined', { type: 'joined', groupId: 'room:7:a' })
      await settle()
    },
  }
}

it('meets the others only once it can hear them', async () => {
  const room = setUp()
  await room.session.enter({ isMuted: false, isCameraOn: true, agreesToRecording: false })
  expect(room.view().phase).toBe('inside')
  expect(room.lines[0]!.met).toEqual([])
  await room.hear('joined')
  expect(room.lines[0]!.met[0]).toEqual([2])
  await room.hear('roomPerson', { person: person(3) })
  expect(room.lines[0]!.met.at(-1)).toEqual([2, 3])
  await room.hear('roomSignal', { from: 2, signals: ['offer'] })
  expect(room.lines[0]!.signals).toEqual([[2, ['offer']]])
})

it('shows where people point, and forgets a pointer that does not move any more', async () => {
  const room = setUp()
  await room.start()
  room.point(2, { x: 0.1, y: 0.2 })
  await vi.advanceTimersByTimeAsync(3_000)
  room.point(2, { x: 0.3, y: 0.4 })
  room.point(3, { x: 0, y: 1 })
  room.point(3, undefined)
  expect([...room.view().pointers]).toEqual([[2, { x: 0.3, y: 0.4 }]])
  await vi.advanceTimersByTimeAsync(3_999)
  expect(room.view().pointers.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(room.view().pointers.size).toBe(0)
})

it('shows what people draw, repeats its own to newcomers, and forgets it with what was shared', async () => {
  const room = setUp()
  await room.start()
  await room.hear('roomPerson', { person: person(2, { is_sharing: 1 }) })
  room.session.draw({ do: 'add', stroke: 1, from: 0, points: [{ x: 0.5, y: 0.5 }] })
  room.note(2, '["add",7,0,0.1,0.2]')
  room.note(2, 'nonsense')
  expect([...room.view().drawings.keys()]).toEqual([1, 2])
  room.hears()
  expect(room.noted).toEqual(['["add",1,0,0.5,0.5]', '["add",1,0,0.5,0.5]'])
  room.note(2, '["clearAll"]')
  expect(room.view().drawings.size).toBe(2)
  await room.hear('roomPerson', { person: person(2, { is_sharing: 1, role: 'host' }) })
  room.note(2, '["clearAll"]')
  expect(room.view().drawings.size).toBe(0)
  room.note(2, '["add",8,0,0.1,0.2]')
  await room.hear('roomPerson', { person: person(2) })
  expect(room.view().drawings.size).toBe(0)
})

it('ignores what is said to another seat', async () => {
  const room = setUp()
  await room.start()
  await room.hear('roomExit', { groupId: 'room:7:b', reason: 'ended' })
  expect(room.view().phase).toBe('inside')
})

it('waits in the lobby and enters by itself when admitted, with the same seat', async () => {
  const room = setUp()
  room.calls.enter.mockResolvedValueOnce({
    status: 'waiting',
    seat: 'seat-1',
    group_id: 'room:7:a',
    chat_group_id: 0,
    media: null,
    state: stateOf(),
  })
  await room.start()
  expect(room.view().phase).toBe('waiting')
  await room.hear('roomAdmitted')
  expect(room.calls.enter).toHaveBeenLastCalledWith(expect.objectContaining({ seat: 'seat-1' }))
  expect(room.view().phase).toBe('inside')
})

it('enters from the lobby also when the word of the admission was lost', async () => {
  const room = setUp()
  room.calls.enter.mockResolvedValueOnce({
    status: 'waiting',
    seat: 'seat-1',
    group_id: 'room:7:a',
    chat_group_id: 0,
    media: null,
    state: stateOf(),
  })
  await room.start()
  room.calls.stay.mockRejectedValueOnce(refused(roomFailures.seatLost))
  await vi.advanceTimersByTimeAsync(roomLimits.aliveMs)
  expect(room.view().phase).toBe('inside')
})

it('says why entering failed', async () => {
  const room = setUp()
  room.calls.enter.mockRejectedValueOnce(refused(roomFailures.roomLocked))
  await room.session.enter({ isMuted: false, isCameraOn: true, agreesToRecording: false })
  expect(room.view()).toMatchObject({ phase: 'outside', problem: roomFailures.roomLocked.zh })
})

it('recovers the connections when its socket is back, and shows the interruption meanwhile', async () => {
  const room = setUp()
  await room.start()
  room.calls.stay.mockRejectedValue(new CallFailure('network', ''))
  await vi.advanceTimersByTimeAsync(roomLimits.aliveMs)
  expect(room.view()).toMatchObject({ phase: 'inside', isInterrupted: true })
  room.calls.stay.mockResolvedValue(stateOf(person(1), person(2)))
  await room.hear('joined')
  expect(room.view().isInterrupted).toBe(false)
  expect(room.lines).toMatchObject([{ recovered: 1, isClosed: false }])
})

it('enters again with its seat when the server had given it up', async () => {
  const room = setUp()
  await room.start()
  room.calls.stay.mockRejectedValueOnce(refused(roomFailures.seatLost))
  await vi.advanceTimersByTimeAsync(roomLimits.aliveMs)
  expect(room.calls.enter).toHaveBeenCalledTimes(2)
  expect(room.calls.enter).toHaveBeenLastCalledWith(expect.objectContaining({ seat: 'seat-1' }))
  expect(room.joined).toEqual(['room:7:a', 'room:7:a'])
  expect(room.lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(room.view().phase).toBe('inside')
})

it.each([
  [roomFailures.removedByHost, 'removed'],
  [roomFailures.refusedByHost, 'refused'],
  [roomFailures.roomEnded, 'ended'],
  [roomFailures.enteredElsewhere, 'elsewhere'],
] as const)('learns from the next sign of life: $en', async (failure, exit) => {
  const room = setUp()
  await room.start()
  room.calls.stay.mockRejectedValueOnce(refused(failure))
  await vi.advanceTimersByTimeAsync(roomLimits.aliveMs)
  expect(room.view()).toMatchObject({ phase: 'over', exit })
  expect(room.lines[0]!.isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(room.calls.enter).toHaveBeenCalledTimes(1)
})

it('is muted by a host once, not again by what it has said itself', async () => {
  const room = setUp()
  await room.start()
  await room.hear('roomPerson', { person: person(1, { is_muted: 1 }) })
  await room.hear('roomPerson', { person: person(1, { is_muted: 1, hand_raised: 5 }) })
  expect(room.onMuted).toHaveBeenCalledTimes(1)
})

it('leaves once, and can enter again', async () => {
  const room = setUp()
  await room.start()
  await room.session.leave()
  await room.session.leave()
  expect(room.calls.leave).toHaveBeenCalledTimes(1)
  expect(room.view()).toMatchObject({ phase: 'over', exit: undefined })
  await room.start()
  expect(room.view().phase).toBe('inside')
  expect(room.lines).toHaveLength(2)
})
