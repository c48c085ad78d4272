import { accountTopics } from '#contract/wire/socket.ts'
import type { Fanout } from './fanout.ts'
import type { LocalClients } from './local-clients.ts'
import type { Parcel } from './parcel.ts'
import type { Rooms } from './rooms.ts'
import { writeMessage } from './write-message.ts'

/** Rooms over the clients of this process, and those of the others through the fan-out. */
export function createRooms(
  clients: LocalClients,
  fanout: Fanout | undefined,
  { connected, close }: Pick<Rooms, 'connected' | 'close'>,
): Rooms {
  function dispatch(parcel: Parcel) {
    clients.deliver(parcel)
    fanout?.publish({ parcel })
  }

  return {
    async toGroup(topic, groupId, message) {
      dispatch({ to: 'group', id: groupId, text: writeMessage(topic, message) })
    },
    async toSession(topic, sessionId, message) {
      const isEnd = topic.type === accountTopics.outsideAccount.type
      dispatch({ to: 'session', id: sessionId, text: writeMessage(topic, message), isEnd })
    },
    async toGuest(topic, guestId, message, exceptSessionId) {
      dispatch({ to: 'guest', id: guestId, text: writeMessage(topic, message), except: exceptSessionId })
    },
    async removeFromGroup(groupId, userId) {
      dispatch({ to: 'removed', id: groupId, userId })
    },
    connected,
    connectedHere: (groupId) => clients.rooms.get(groupId)?.size ?? 0,
    close,
  }
}
