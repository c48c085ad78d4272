import { roomFailures, roomLimits, roomTopics } from '#contract/community/rooms.ts'
import type { HostAction, MediaAccess, RoomExit, RoomPerson, RoomState } from '#contract/community/rooms.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import type { Socket } from '#web/platform/socket.ts'
import { isBadLine } from './line-quality.ts'
import type {
  LineSample,
  MediaLine,
  MediaListener,
  PersonMedia,
  PointerListener,
  SentTracks,
  Spot,
} from './media-line.ts'
import type { roomMutations } from './mutations.ts'
import { pickSpeaker } from './pick-speaker.ts'
import type { Speaking } from './pick-speaker.ts'
import { meIn, othersIn, withPerson } from './room-people.ts'

/** What a page shows of a room. */
export type RoomView = {
  phase: 'outside' | 'entering' | 'waiting' | 'inside' | 'over'
  /** Why it is over; undefined after leaving. */
  exit?: RoomExit | 'closed'
  /** Why entering failed. */
  problem?: string
  /** The line to the server is interrupted. */
  isInterrupted: boolean
  state?: RoomState
  /** The chat that one joins by entering; 0 for none. */
  chatGroupId: number
  media: ReadonlyMap<number, PersonMedia>
  speakerId: number
  /** Where people point in the shared picture. */
  pointers: ReadonlyMap<number, Spot>
  isLineBad: boolean
  receivesPictures: boolean
}

export const outsideView: RoomView = {
  phase: 'outside',
  isInterrupted: false,
  chatGroupId: 0,
  media: new Map(),
  speakerId: 0,
  pointers: new Map(),
  isLineBad: false,
  receivesPictures: true,
}

type LineWorld = {
  me: number
  access: MediaAccess
  seat: string
  onMedia: MediaListener
  onPointer: PointerListener
  onLost: () => void
}

export type SessionWorld = {
  roomId: number
  code: string
  calls: Pick<typeof roomMutations, 'enter' | 'stay' | 'update' | 'manage' | 'leave'>
  socket: Pick<Socket, 'join' | 'on' | 'onState'>
  openLine: (world: LineWorld) => Promise<MediaLine>
  /** How loud this page's own microphone is. */
  ownLevel: () => number
  onView: (view: RoomView) => void
  /** A host has muted this person. */
  onMuted: () => void
  now: () => number
}

export type OwnChange = Partial<
  Record<'is_muted' | 'is_camera_on' | 'is_sharing' | 'is_broadcasting' | 'is_hand_raised', boolean>
>

const levelMs = 300
const sampleMs = 3_000
const retryMs = 2_000
/** A pointer that does not move any more disappears: its last message may have been lost. */
const pointerMs = 4_000

const exits = new Map<number, RoomExit | 'closed'>([
  [roomFailures.refusedByHost.status, 'refused'],
  [roomFailures.removedByHost.status, 'removed'],
  [roomFailures.roomEnded.status, 'ended'],
  [roomFailures.enteredElsewhere.status, 'elsewhere'],
  [roomFailures.roomClosed.status, 'closed'],
])

/** The stay of this page in one room: enters, waits, meets the others, comes back after a lost line, leaves. */
export function createRoomSession(world: SessionWorld) {
  const { roomId, code, calls, socket } = world
  let view = outsideView
  let seat: string | undefined
  let groupId: string | undefined
  let line: MediaLine | undefined
  let tracks: SentTracks = { microphone: null, camera: null, screen: null }
  let own = { is_muted: false, is_camera_on: false }
  let speaking: Speaking | undefined
  let samples: LineSample[] = []
  let leaveGroup: (() => void) | undefined
  let stops: (() => void)[] = []
  let isListening = false

  function show(change: Partial<RoomView>) {
    view = { ...view, ...change }
    world.onView(view)
  }

  function showState(state: RoomState) {
    const me = meIn(state)
    if (me?.is_muted === 1 && !own.is_muted) {
      own = { ...own, is_muted: true }
      world.onMuted()
    }
    show({ state })
    // Without the group nothing that the others answer would be heard.
    if (isListening) line?.meet(othersIn(state))
  }

  const handleMedia: MediaListener = (personId, arriving) => {
    const media = new Map(view.media)
    if (arriving) media.set(personId, arriving)
    else media.delete(personId)
    show({ media })
  }

  const pointerTimers = new Map<number, ReturnType<typeof setTimeout>>()

  const handlePointer: PointerListener = (personId, spot) => {
    clearTimeout(pointerTimers.get(personId))
    const pointers = new Map(view.pointers)
    if (spot) {
      pointers.set(personId, spot)
      pointerTimers.set(
        personId,
        setTimeout(() => handlePointer(personId, undefined), pointerMs),
      )
    } else pointers.delete(personId)
    show({ pointers })
  }

  const every = (ms: number, work: () => unknown) => {
    const timer = setInterval(() => void work(), ms)
    stops.push(() => clearInterval(timer))
  }

  function finish(exit: RoomView['exit']) {
    stops.forEach((stop) => stop())
    stops = []
    leaveGroup?.()
    leaveGroup = undefined
    line?.close()
    line = undefined
    seat = undefined
    for (const timer of pointerTimers.values()) clearTimeout(timer)
    show({
      phase: 'over',
      exit,
      media: new Map(),
      pointers: new Map(),
      state: undefined,
      isInterrupted: false,
    })
  }

  async function enter() {
    const answer = await calls.enter({ room_id: roomId, code, seat, ...own })
    if (view.phase === 'over') return
    seat = answer.seat
    // Joined again even if it is the same: the server may have refused it while the seat was lost.
    leaveGroup?.()
    isListening = false
    groupId = answer.group_id
    leaveGroup = socket.join(groupId)
    show({
      state: answer.state,
      chatGroupId: answer.chat_group_id,
      phase: answer.status === 'waiting' ? 'waiting' : 'inside',
      isInterrupted: false,
    })
    if (answer.media) await openLine(answer.state.me, answer.media)
  }

  async function openLine(me: number, access: MediaAccess) {
    line?.close()
    show({ media: new Map() })
    const opened = await world.openLine({
      me,
      access,
      seat: seat!,
      onMedia: handleMedia,
      onPointer: handlePointer,
      onLost: () => void enterAgain(),
    })
    if (view.phase !== 'inside') return opened.close()
    line = opened
    line.send(tracks)
    line.receivePictures(view.receivesPictures)
    if (isListening && view.state) line.meet(othersIn(view.state))
  }

  /** Enters with the same seat until it works; a refusal ends the stay. */
  async function enterAgain(): Promise<void> {
    try {
      await enter()
    } catch (error) {
      handleFailure(error)
    }
  }

  function handleFailure(error: unknown) {
    if (view.phase === 'over') return
    if (!(error instanceof CallFailure) || error.kind !== 'refused') {
      show({ isInterrupted: true })
      return
    }
    const exit = exits.get(error.status)
    if (error.status === roomFailures.seatLost.status) void enterAgain()
    else if (exit) finish(exit)
    else finish('closed')
  }

  async function stay() {
    if (seat === undefined || (view.phase !== 'inside' && view.phase !== 'waiting')) return
    try {
      const state = await calls.stay({ room_id: roomId, seat })
      show({ isInterrupted: false })
      if (view.phase === 'inside') showState(state)
    } catch (error) {
      handleFailure(error)
    }
  }

  function listen() {
    const isOwn = (message: { groupId: string }) => message.groupId === groupId
    stops.push(
      onTopic(socket, roomTopics.person, (message) => {
        if (isOwn(message) && view.state) showState(withPerson(view.state, message.person))
      }),
      onTopic(socket, roomTopics.changed, (message) => {
        if (isOwn(message) && view.state) showState({ ...view.state, room: message.room })
      }),
      onTopic(socket, roomTopics.admitted, (message) => {
        if (isOwn(message)) void enterAgain()
      }),
      onTopic(socket, roomTopics.exit, (message) => {
        if (isOwn(message)) finish(message.reason)
      }),
      onTopic(socket, roomTopics.signal, (message) => {
        if (isOwn(message)) line?.receive(message.from, message.signals)
      }),
      onTopic(socket, socketTopics.joined, (message) => {
        if (!isOwn(message)) return
        const isBack = isListening
        isListening = true
        if (view.state) line?.meet(othersIn(view.state))
        // What happened meanwhile was missed.
        void stay()
        if (isBack) line?.recover()
      }),
      socket.onState((state) => {
        if (state !== 'open' && state !== 'connecting') show({ isInterrupted: true })
        if (state === 'open') show({ isInterrupted: false })
      }),
    )
  }

  function watchLine() {
    every(roomLimits.aliveMs, stay)
    every(retryMs, () => view.isInterrupted && stay())
    every(levelMs, () => {
      if (!line || !view.state) return
      const levels = new Map([...line.levels(), [view.state.me, world.ownLevel()] as const])
      speaking = pickSpeaker(speaking, levels, world.now())
      const speakerId = speaking?.personId ?? 0
      if (speakerId !== view.speakerId) show({ speakerId })
    })
    every(sampleMs, async () => {
      if (!line) return
      samples = [...samples, await line.sample()].slice(-5)
      const isLineBad = isBadLine(samples)
      if (isLineBad !== view.isLineBad) show({ isLineBad })
    })
  }

  return {
    async enter(start: { isMuted: boolean; isCameraOn: boolean }) {
      own = { is_muted: start.isMuted, is_camera_on: start.isCameraOn }
      show({ phase: 'entering', problem: undefined, exit: undefined })
      isListening = false
      groupId = undefined
      try {
        listen()
        watchLine()
        await enter()
      } catch (error) {
        stops.forEach((stop) => stop())
        stops = []
        show({ phase: 'outside', problem: error instanceof Error ? error.message : String(error) })
      }
    },
    /** What this page sends from now on. */
    send(next: SentTracks) {
      tracks = next
      line?.send(tracks)
    },
    point: (spot: Spot | undefined) => line?.point(spot),
    receivePictures(isWanted: boolean) {
      show({ receivesPictures: isWanted })
      line?.receivePictures(isWanted)
    },
    /** Tells the others what changed here; rejects where the room does not allow it. */
    async update(change: OwnChange): Promise<RoomPerson> {
      if (change.is_muted !== undefined) own = { ...own, is_muted: change.is_muted }
      const person = await calls.update({ room_id: roomId, seat: seat!, ...change })
      own = { is_muted: person.is_muted === 1, is_camera_on: person.is_camera_on === 1 }
      if (view.state) showState(withPerson(view.state, person))
      return person
    },
    async manage(action: HostAction, personId?: number): Promise<void> {
      const state = await calls.manage({ room_id: roomId, seat: seat!, action, person_id: personId })
      if (view.phase === 'inside') showState(state)
    },
    async leave(): Promise<void> {
      const left = seat
      if (view.phase !== 'over' && view.phase !== 'outside') finish(undefined)
      if (left !== undefined) await calls.leave({ room_id: roomId, seat: left }).catch(() => undefined)
    },
  }
}

export type RoomSession = ReturnType<typeof createRoomSession>
