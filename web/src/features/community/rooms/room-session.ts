import { roomFailures, roomLimits, roomTopics } from '#contract/community/rooms.ts'
import type {
  HostAction,
  MediaAccess,
  RecordingStep,
  RoomExtension,
  RoomPerson,
  RoomState,
} from '#contract/community/rooms.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import type { Socket } from '#web/platform/socket.ts'
import { applyNote, notesOf, readNote, writeNote } from './drawings.ts'
import type { DrawingNote } from './drawings.ts'
import type {
  MediaLine,
  MediaListener,
  NoteListener,
  PointerListener,
  SentTracks,
  Spot,
} from './media-line.ts'
import type { roomMutations } from './mutations.ts'
import { createPointerBoard } from './pointer-board.ts'
import { meIn, othersIn, sharingIn, withPerson } from './room-people.ts'
import { outsideStay, reduceStay } from './room-stay.ts'
import type { StayEffect, StayEvent, StayExit } from './room-stay.ts'
import { outsideView } from './room-view.ts'
import type { RoomView } from './room-view.ts'
import { watchLine } from './watch-line.ts'

type LineWorld = {
  me: number
  access: MediaAccess
  seat: string
  onMedia: MediaListener
  onPointer: PointerListener
  onNote: NoteListener
  onHears: () => void
  onLost: () => void
}

export type SessionWorld = {
  roomId: number
  code: string
  calls: Pick<
    typeof roomMutations,
    'enter' | 'stay' | 'update' | 'manage' | 'extend' | 'record' | 'consent' | 'leave'
  >
  socket: Pick<Socket, 'join' | 'on' | 'onState'>
  openLine: (world: LineWorld) => Promise<MediaLine>
  /** How loud this page's own microphone is. */
  ownLevel: () => number
  onView: (view: RoomView) => void
  /** A host has muted this person. */
  onMuted: () => void
  now: () => number
  /** From 0 to 1: many pages that lost their line together do not come back together. */
  random: () => number
}

export type OwnChange = Partial<
  Record<
    'is_muted' | 'is_camera_on' | 'is_sharing' | 'is_picture' | 'is_broadcasting' | 'is_hand_raised',
    boolean
  >
>

const retryMs = 2_000
/** A line that has carried for so long counts as good: the next loss is mended at once again. */
const steadyMs = 10_000

const exits = new Map<number, StayExit>([
  [roomFailures.refusedByHost.status, 'refused'],
  [roomFailures.removedByHost.status, 'removed'],
  [roomFailures.roomEnded.status, 'ended'],
  [roomFailures.enteredElsewhere.status, 'elsewhere'],
  [roomFailures.roomClosed.status, 'closed'],
  [roomFailures.recordingConsent.status, 'recorded'],
])

const isRefused = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.kind === 'refused'

/** The stay of this page in one room: does what `reduceStay` says, and shows what comes of it. */
export function createRoomSession(world: SessionWorld) {
  const { roomId, code, calls, socket } = world
  let stay = outsideStay
  let view = outsideView
  let line: MediaLine | undefined
  let given: { me: number; access: MediaAccess } | undefined
  let group: { id: string; leave: () => void; isListening: boolean } | undefined
  let tracks: SentTracks = { microphone: null, camera: null, screen: null }
  let own = { is_muted: false, is_camera_on: false }
  let agrees = false
  let stops: (() => void)[] = []
  /** What `enter` waits for. */
  let entering: Promise<void> | undefined
  let opening: Promise<void> | undefined
  const pointers = createPointerBoard((places) => show({ pointers: places }))

  function show(change: Partial<RoomView>) {
    view = { ...view, ...change }
    world.onView(view)
  }

  function dispatch(event: StayEvent) {
    const next = reduceStay(stay, event)
    stay = next.stay
    next.effects.forEach(perform)
    const { phase, exit, problem, isInterrupted } = stay
    const isShown =
      view.phase === phase &&
      view.exit === exit &&
      view.problem === problem &&
      view.isInterrupted === isInterrupted
    if (!isShown) show({ phase, exit, problem, isInterrupted })
  }

  function perform(effect: StayEffect): void {
    if (effect.do === 'ask') entering = ask(effect.generation, effect.seat)
    else if (effect.do === 'plan')
      after(effect.ms * (0.5 + world.random() / 2), { type: 'due', generation: effect.generation })
    else if (effect.do === 'openLine') opening = openLine(effect.generation)
    else if (effect.do === 'closeLine') closeLine()
    else if (effect.do === 'release')
      void calls.leave({ room_id: roomId, seat: effect.seat }).catch(() => undefined)
    else finish()
  }

  function closeLine() {
    line?.close()
    line = undefined
    pointers.clear()
    show({ media: new Map(), pointers: new Map() })
  }

  /** Forgotten with the stay. */
  function after(ms: number, event: StayEvent) {
    const timer = setTimeout(() => dispatch(event), ms)
    stops.push(() => clearTimeout(timer))
  }

  function finish() {
    stops.forEach((stop) => stop())
    stops = []
    group?.leave()
    group = undefined
    show({ state: undefined, drawings: new Map() })
  }

  async function ask(generation: number, seat: string | undefined) {
    try {
      const answer = await calls.enter({
        room_id: roomId,
        code,
        seat,
        ...own,
        agrees_to_recording: agrees,
      })
      const { media, status } = answer
      if (generation === stay.generation) {
        given = media ? { me: answer.state.me, access: media } : undefined
        joinGroup(answer.group_id)
        show({ state: answer.state, chatGroupId: answer.chat_group_id })
      }
      dispatch({ type: 'answered', generation, seat: answer.seat, status, hasMedia: media !== null })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (isRefused(error))
        dispatch({ type: 'refused', generation, exit: exits.get(error.status) ?? 'closed', problem })
      else dispatch({ type: 'failed', generation, problem })
    }
  }

  /** Joined again even if it is the same: the server may have refused it while the seat was lost. */
  function joinGroup(id: string) {
    group?.leave()
    group = { id, leave: socket.join(id), isListening: false }
  }

  async function openLine(generation: number) {
    const { me, access } = given!
    const isCurrent = () => stay.line === generation
    try {
      const opened = await world.openLine({
        me,
        access,
        seat: stay.seat!,
        onMedia: (...one) => isCurrent() && handleMedia(...one),
        onPointer: (...one) => isCurrent() && pointers.point(...one),
        onNote: (...one) => isCurrent() && handleNote(...one),
        onHears: () => isCurrent() && repeatDrawing(),
        onLost: () => dispatch({ type: 'lineLost', generation }),
      })
      if (!isCurrent()) return opened.close()
      line = opened
      line.send(tracks)
      line.receivePictures(view.receivesPictures)
      if (group?.isListening && view.state) line.meet(othersIn(view.state))
      after(steadyMs, { type: 'steady', generation })
    } catch {
      dispatch({ type: 'lineLost', generation })
    }
  }

  const handleMedia: MediaListener = (personId, arriving) => {
    const media = new Map(view.media)
    if (arriving) media.set(personId, arriving)
    else media.delete(personId)
    show({ media })
  }

  const handleNote: NoteListener = (personId, message) => {
    const note = readNote(message)
    if (note) draw(personId, note)
  }

  function draw(personId: number, note: DrawingNote) {
    const isHost =
      view.state?.people.some((one) => one.person_id === personId && one.role === 'host') ?? false
    show({ drawings: applyNote(view.drawings, { personId, isHost, note }) })
  }

  /** Somebody who comes later sees what was drawn before. */
  function repeatDrawing() {
    for (const note of notesOf(view.drawings.get(view.state?.me ?? 0) ?? [])) line?.note(writeNote(note))
  }

  function showState(state: RoomState) {
    const me = meIn(state)
    // What was drawn belongs to what was shared.
    const before = view.state && sharingIn(view.state)
    if (before && before.person_id !== sharingIn(state)?.person_id) show({ drawings: new Map() })
    if (me?.is_muted === 1 && !own.is_muted) {
      own = { ...own, is_muted: true }
      world.onMuted()
    }
    show({ state })
    // Without the group nothing that the others answer would be heard.
    if (group?.isListening) line?.meet(othersIn(state))
  }

  /** Says that this page is still there, and reads what it may have missed. */
  async function signOfLife() {
    const { seat, phase, generation } = stay
    if (seat === undefined || (phase !== 'inside' && phase !== 'waiting')) return
    try {
      const state = await calls.stay({ room_id: roomId, seat })
      if (generation !== stay.generation) return
      dispatch({ type: 'stayed' })
      if (stay.phase === 'inside') showState(state)
    } catch (error) {
      if (generation === stay.generation) handleFailure(error)
    }
  }

  function handleFailure(error: unknown) {
    if (!isRefused(error)) dispatch({ type: 'interrupted' })
    else if (error.status === roomFailures.seatLost.status) dispatch({ type: 'seatLost' })
    else dispatch({ type: 'ended', exit: exits.get(error.status) ?? 'closed' })
  }

  function handleJoined() {
    if (!group) return
    const isBack = group.isListening
    group.isListening = true
    if (view.state) line?.meet(othersIn(view.state))
    // What happened meanwhile was missed.
    void signOfLife()
    if (!isBack) return
    line?.recover()
    dispatch({ type: 'reached' })
  }

  function listen() {
    const isOwn = (message: { groupId: string }) => message.groupId === group?.id
    stops.push(
      onTopic(socket, roomTopics.person, (message) => {
        if (isOwn(message) && view.state) showState(withPerson(view.state, message.person))
      }),
      onTopic(socket, roomTopics.changed, (message) => {
        if (isOwn(message) && view.state) showState({ ...view.state, room: message.room })
      }),
      onTopic(socket, roomTopics.admitted, (message) => {
        if (isOwn(message)) dispatch({ type: 'admitted' })
      }),
      onTopic(socket, roomTopics.exit, (message) => {
        if (isOwn(message)) dispatch({ type: 'ended', exit: message.reason })
      }),
      onTopic(socket, roomTopics.signal, (message) => {
        if (isOwn(message)) line?.receive(message.from, message.signals)
      }),
      onTopic(socket, socketTopics.joined, (message) => {
        if (isOwn(message)) handleJoined()
      }),
      socket.onState((state) => {
        if (state === 'open') dispatch({ type: 'reached' })
        else if (state !== 'connecting') dispatch({ type: 'interrupted' })
      }),
    )
  }

  function watch() {
    const every = (ms: number, work: () => unknown) => {
      const timer = setInterval(() => void work(), ms)
      stops.push(() => clearInterval(timer))
    }
    every(roomLimits.aliveMs, signOfLife)
    every(retryMs, () => view.isInterrupted && signOfLife())
    stops.push(
      watchLine({
        line: () => line,
        me: () => view.state?.me,
        ownLevel: world.ownLevel,
        now: world.now,
        onSpeaker: (speakerId) => speakerId !== view.speakerId && show({ speakerId }),
        onQuality: (isLineBad) => isLineBad !== view.isLineBad && show({ isLineBad }),
      }),
    )
  }

  return {
    async enter(start: { isMuted: boolean; isCameraOn: boolean; agreesToRecording: boolean }) {
      if (stay.phase !== 'outside' && stay.phase !== 'over') return
      own = { is_muted: start.isMuted, is_camera_on: start.isCameraOn }
      agrees = start.agreesToRecording
      listen()
      watch()
      dispatch({ type: 'press' })
      await entering
      await opening
    },
    /** What this page sends from now on. */
    send(next: SentTracks) {
      tracks = next
      line?.send(tracks)
    },
    /** Draws on what is shared, or wipes: for this page and for all others. */
    draw(note: DrawingNote) {
      if (!view.state) return
      draw(view.state.me, note)
      line?.note(writeNote(note))
    },
    point: (spot: Spot | undefined) => line?.point(spot),
    receivePictures(isWanted: boolean) {
      show({ receivesPictures: isWanted })
      line?.receivePictures(isWanted)
    },
    /** Tells the others what changed here; rejects where the room does not allow it. */
    async update(change: OwnChange): Promise<RoomPerson> {
      if (change.is_muted !== undefined) own = { ...own, is_muted: change.is_muted }
      const person = await calls.update({ room_id: roomId, seat: stay.seat!, ...change })
      own = { is_muted: person.is_muted === 1, is_camera_on: person.is_camera_on === 1 }
      if (view.state) showState(withPerson(view.state, person))
      return person
    },
    async manage(action: HostAction, personId?: number): Promise<void> {
      const state = await calls.manage({ room_id: roomId, seat: stay.seat!, action, person_id: personId })
      if (stay.phase === 'inside') showState(state)
    },
    async extend(minutes: RoomExtension): Promise<void> {
      const end_time = view.state?.room.end_time ?? ''
      const state = await calls.extend({ room_id: roomId, seat: stay.seat!, end_time, minutes })
      if (stay.phase === 'inside') showState(state)
    },
    seat: () => stay.seat,
    /** The recording that is asked for or made; 0 for none. */
    recordingId: () => view.state?.room.recording_id ?? 0,
    async record(step: RecordingStep): Promise<void> {
      const state = await calls.record({ room_id: roomId, seat: stay.seat!, step })
      if (stay.phase === 'inside') showState(state)
    },
    async consent(agrees: boolean): Promise<void> {
      const recording_id = view.state?.room.recording_id ?? 0
      const state = await calls.consent({ room_id: roomId, seat: stay.seat!, recording_id, agrees })
      if (stay.phase === 'inside') showState(state)
    },
    async leave(): Promise<void> {
      dispatch({ type: 'leave' })
    },
  }
}

export type RoomSession = ReturnType<typeof createRoomSession>
