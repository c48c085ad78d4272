import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { roomFailures } from '#contract/community/rooms.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createListeners } from '#web/platform/listeners.ts'
import type { SocketState } from '#web/platform/socket-connection.ts'
import { FakeConnection } from '#web/testing/fake-connection.ts'
import { openedRooms } from '#web/testing/livekit-client-stand-in.ts'
import { openLiveKitLine } from './livekit-line.ts'
import type { MediaLine } from './media-line.ts'
import { createMeshLine } from './mesh-line.ts'
import { person, stateOf } from './room-fixtures.ts'
import { createRoomSession } from './room-session.ts'
import type { SessionWorld } from './room-session.ts'
import type { RoomView } from './room-view.ts'

vi.mock('livekit-client', () => import('#web/testing/livekit-client-stand-in.ts'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaStream', EventTarget)
  openedRooms.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Held = { resolve: () => void; reject: (error: Error) => void }
type Line = Parameters<SessionWorld['openLine']>[0]

const access = { url: '', token: '', ice_servers: [] }
const deadTrack = (id: string) => ({ id, readyState: 'live' }) as unknown as MediaStreamTrack
const off = { microphone: null, camera: null, screen: null }

/** A page, a server that answers when the test says so, and a line of one of both kinds. */
function setUp(adapter: 'mesh' | 'livekit') {
  const entries: Held[] = []
  const openings: Held[] = []
  const seats = new Set<string>()
  const connections: FakeConnection[] = []
  const meshes = new Set<MediaLine>()
  const socketStates = createListeners<SocketState>()
  const messages = createListeners<{ type: string; [field: string]: unknown }>()
  let isSeatLost = false
  let mostEntries = 0
  let seatNumber = 0
  let view: RoomView | undefined
  const hold = (held: Held[]) => new Promise<void>((resolve, reject) => void held.push({ resolve, reject }))

  function openMesh({ onMedia, onPointer, onNote, onHears }: Line) {
    const line = createMeshLine({
      me: 1,
      iceServers: [],
      newSession: () => `${connections.length}`,
      RTCPeerConnection: function openFake() {
        const made = new FakeConnection()
        connections.push(made)
        return made
      } as never,
      send: () => undefined,
      onMedia,
      onPointer,
      onNote,
      onHears,
    })
    meshes.add(line)
    return {
      ...line,
      close() {
        line.close()
        meshes.delete(line)
      },
    }
  }

  const session = createRoomSession({
    roomId: 7,
    code: '',
    calls: {
      async enter({ seat }) {
        const entry = hold(entries)
        mostEntries = Math.max(mostEntries, entries.length)
        await entry
        const given = seat ?? `seat-${++seatNumber}`
        seats.add(given)
        return {
          status: 'admitted',
          seat: given,
          group_id: 'room:7:a',
          chat_group_id: 0,
          media: { adapter, ...access },
          state: stateOf(person(1), person(2)),
        }
      },
      async stay() {
        const wasLost = isSeatLost
        isSeatLost = false
        if (wasLost) throw new CallFailure('refused', '', roomFailures.seatLost.status)
        return stateOf(person(1), person(2))
      },
      async leave({ seat }) {
        seats.delete(seat)
        return {}
      },
      update: vi.fn(),
      manage: vi.fn(),
      extend: vi.fn(),
      record: vi.fn(),
      consent: vi.fn(),
    },
    socket: {
      join: () => () => undefined,
      on: messages.add,
      onState: (listener) => socketStates.add('state', listener),
    },
    async openLine(world) {
      await hold(openings)
      return adapter === 'mesh'
        ? openMesh(world)
        : openLiveKitLine({ ...world, access: { adapter, ...access } })
    },
    ownLevel: () => 0,
    onView: (next) => (view = next),
    onMuted: () => undefined,
    now: () => Date.now(),
    random: () => 1,
  })

  const settle = () => vi.advanceTimersByTimeAsync(0)
  const openLines = () =>
    adapter === 'livekit' ? openedRooms.filter(({ isConnected }) => isConnected).length : meshes.size

  const deeds = {
    enter: () => void session.enter({ isMuted: false, isCameraOn: true, agreesToRecording: false }),
    answer: () => entries.shift()?.resolve(),
    fail: () => entries.shift()?.reject(new CallFailure('network', '')),
    open: () => openings.shift()?.resolve(),
    failOpen: () => openings.shift()?.reject(new Error('no line')),
    hear: () => messages.emit('joined', { type: 'joined', groupId: 'room:7:a' }),
    loseTracks() {
      const room = openedRooms.at(-1)
      if (room) room.localParticipant.publishTrack = () => Promise.reject(new Error('not published'))
      session.send({
        ...off,
        microphone: deadTrack('voice'),
        camera: deadTrack('face'),
        screen: deadTrack('x'),
      })
      for (const connection of connections) if (!connection.isClosed) connection.connect('failed')
    },
    loseLine() {
      for (const room of openedRooms)
        if (room.isConnected) {
          room.isConnected = false
          room.emit('disconnected')
        }
      for (const connection of connections) if (!connection.isClosed) connection.connect('disconnected')
      socketStates.emit('state', 'closed')
      socketStates.emit('state', 'open')
    },
    loseSeat: () => void (isSeatLost = true),
    pass: () => vi.advanceTimersByTimeAsync(9_000),
    leave: () => session.leave(),
  }
  return {
    async play(name: keyof typeof deeds) {
      await deeds[name]()
      await settle()
    },
    /** Everything that is on its way arrives. */
    async arrive() {
      session.send(off)
      for (let round = 0; round < 10; round++) {
        await vi.advanceTimersByTimeAsync(16_000)
        while (entries.length + openings.length > 0) {
          entries.shift()?.resolve()
          openings.shift()?.resolve()
          await settle()
        }
        deeds.hear()
      }
    },
    names: Object.keys(deeds) as (keyof typeof deeds)[],
    view: () => view,
    entries: () => mostEntries,
    openLines,
    seats,
    leave: deeds.leave,
  }
}

it.each(['mesh', 'livekit'] as const)(
  'has one entry on its way and one line, in whatever order tracks and lines are lost (%s)',
  async (adapter) => {
    const { names } = setUp(adapter)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 24 }), async (path) => {
        openedRooms.length = 0
        const page = setUp(adapter)
        for (const name of ['enter', 'answer', 'open', 'hear', ...path] as const) {
          await page.play(name)
          expect(page.openLines()).toBeLessThanOrEqual(1)
        }
        await page.arrive()
        expect(page.entries()).toBeLessThanOrEqual(1)
        if (page.view()?.phase === 'inside') {
          expect(page.openLines()).toBe(1)
          expect(page.seats.size).toBe(1)
        }
        await page.leave()
        await page.arrive()
        expect(page.openLines()).toBe(0)
        expect(page.seats.size).toBe(0)
        vi.clearAllTimers()
      }),
      { numRuns: 60 },
    )
  },
)

it('comes back within the same moment when four losses are reported at once', async () => {
  const page = setUp('livekit')
  for (const name of ['enter', 'answer', 'open', 'hear', 'loseTracks', 'loseLine'] as const)
    await page.play(name)
  expect(page.entries()).toBe(1)
  for (const name of ['answer', 'open'] as const) await page.play(name)
  expect(page.view()).toMatchObject({ phase: 'inside', isInterrupted: false })
  expect(page.openLines()).toBe(1)
  await page.leave()
  expect(page.openLines()).toBe(0)
})
