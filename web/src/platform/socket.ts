import { signTolerance } from '#contract/wire/envelope.ts'
import { accountTopics, socketTopics } from '#contract/wire/socket.ts'
import type { ClientMessage } from '#contract/wire/socket.ts'
import type { Clock } from './clock.ts'
import { createListeners } from './listeners.ts'
import type { Listener } from './listeners.ts'
import { onPageWake } from './page-wake.ts'
import { createConnection } from './socket-connection.ts'
import type { SocketState, WebSocketClass } from './socket-connection.ts'
import { readFrame, writeFrame } from './socket-frame.ts'
import type { SocketFields, SocketIdentity, SocketMessage } from './socket-frame.ts'
import { createSocketGroups } from './socket-groups.ts'

export type SocketOptions = {
  url: string
  /** Read before every message, so that a login or logout takes effect at once. */
  identity: () => SocketIdentity
  clock: Clock
  WebSocket?: WebSocketClass
  onWake?: (listener: () => void) => () => void
}

export type Socket = {
  connect: () => void
  close: () => void
  /** Reconnects under the current identity, as after login, logout and a failed login. */
  reconnect: () => void
  /** Joins now and after every reconnect. Returns a function that leaves; the last one to leave ends the membership. */
  join: (groupId: string) => () => void
  on: (type: string, listener: Listener<SocketMessage>) => () => void
  onAny: (listener: Listener<SocketMessage>) => () => void
  /** Account events are dropped until `resume` or `reconnect`. */
  pause: () => void
  resume: () => void
  state: () => SocketState
  onState: (listener: Listener<SocketState>) => () => void
}

const accountEvents = new Set(Object.values(accountTopics).map(({ type }) => type))

export function createSocket({ url, identity, clock, ...options }: SocketOptions): Socket {
  const messages = createListeners<SocketMessage>()
  const everyMessage = createListeners<SocketMessage>()
  const states = createListeners<SocketState>()
  const groups = createSocketGroups()
  let isPaused = false
  let isClockCorrected = false

  const connection = createConnection({
    url,
    WebSocket: options.WebSocket ?? WebSocket,
    onWake: options.onWake ?? onPageWake,
    onOpen: handleOpen,
    onData: (data) => readFrame(data).forEach(handleMessage),
    onState: (state) => states.emit('state', state),
  })

  function post(type: ClientMessage['type'], fields: SocketFields) {
    connection.send(writeFrame(type, fields, identity(), clock.now()))
  }

  // Joins requested before the socket was open are sent here too: groups are stored, not messages, so that none is
  // sent with an old signature or after it was withdrawn.
  function greet() {
    const { token, guestId } = identity()
    post('login', { token, guest_id: guestId })
    for (const groupId of groups.all()) post('joinGroup', { groupId })
  }

  function handleOpen() {
    isClockCorrected = false
    greet()
  }

  function handleMessage(message: SocketMessage) {
    if (isPaused && accountEvents.has(message.type)) return
    if (message.type === socketTopics.refused.type) handleRefusal(message)
    messages.emit(message.type, message)
    everyMessage.emit('any', message)
  }

  function handleRefusal({ server_time: serverTime }: SocketMessage) {
    if (typeof serverTime !== 'number' || Math.abs(serverTime - clock.now()) <= signTolerance) return
    clock.correct(serverTime)
    // Only once: a repeated refusal has another reason.
    if (isClockCorrected) return
    isClockCorrected = true
    greet()
  }

  function join(groupId: string) {
    const isFirst = groups.enter(groupId)
    if (isFirst && connection.state() === 'open') post('joinGroup', { groupId })
    let isIn = true
    return () => {
      const isLast = isIn && groups.exit(groupId)
      isIn = false
      if (isLast && connection.state() === 'open') post('leaveGroup', { groupId })
    }
  }

  return {
    connect: connection.connect,
    close: connection.close,
    reconnect() {
      isPaused = false
      connection.restart()
    },
    join,
    on: messages.add,
    onAny: (listener) => everyMessage.add('any', listener),
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
    },
    state: connection.state,
    onState: (listener) => states.add('state', listener),
  }
}
