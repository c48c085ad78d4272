import { accountTopics } from '#contract/wire/socket.ts'
import type { Services } from '../services.ts'
import type { Fanout } from './fanout.ts'
import type { LocalClients } from './local-clients.ts'
import type { Parcel } from './parcel.ts'
import type { Rooms } from './rooms.ts'
import { writeMessage } from './write-message.ts'

type Around = Pick<Rooms, 'connected' | 'close'> & { log: Pick<Services['log'], 'warn'> }

/** Rooms over the clients of this process, and those of the others through the fan-out. */
export function createRooms(
  clients: LocalClients,
  fanout: Fanout | undefined,
  { connected, close, log }: Around,
): Rooms {
  /** What is shown on open pages is done already: a message that cannot be sent must not fail it. */
  function dispatch(write: () => Parcel) {
    try {
      const parcel = write()
      clients.deliver(parcel)
      fanout?.publish({ parcel })
    } catch (error) {
      log.warn({ err: error }, 'a message was not sent to open pages')
    }
  }

  return {
    async toGroup(topic, groupId, message) {
      dispatch(() => ({ to: 'group', id: groupId, text: writeMessage(topic, message) }))
    },
    async toSession(topic, sessionId, message) {
      const isEnd = topic.type === accountTopics.outsideAccount.type
      dispatch(() => ({ to: 'session', id: sessionId, text: writeMessage(topic, message), isEnd }))
    },
    async toGuest(topic, guestId, message, exceptSessionId) {
      const text = () => writeMessage(topic, message)
      dispatch(() => ({ to: 'guest', id: guestId, text: text(), except: exceptSessionId }))
    },
    async removeFromGroup(groupId, userId) {
      dispatch(() => ({ to: 'removed', id: groupId, userId }))
    },
    connected,
    connectedHere: (groupId) => clients.rooms.get(groupId)?.size ?? 0,
    close,
  }
}
