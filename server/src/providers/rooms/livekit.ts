import { iceServersFor } from './ice-servers.ts'
import type { MediaPort, Seated } from '#kernel/ports/rooms.ts'
import type { Env } from '#kernel/env.ts'
import { openEgress } from './livekit-egress.ts'
import { askLiveKit, isGone, roomNameOf, signToken } from './livekit-server.ts'
import type { LiveKit } from './livekit-server.ts'

/** Only to connect, which a page does at once. LiveKit takes a token until it expires, also from somebody who was removed. */
const joinSeconds = 60

/** A LiveKit server, which takes one stream of each page and passes it on to all others. */
export function openLiveKit(env: Env, server: LiveKit): MediaPort {
  return {
    kind: 'livekit',
    limits: { people: Infinity, pictures: Infinity },
    access: (person) => ({
      url: server.url,
      token: signJoin(server, person),
      iceServers: iceServersFor(env, person.personId),
    }),
    remove: (roomId, personId) =>
      ask(server, 'RemoveParticipant', roomId, { room: roomNameOf(roomId), identity: String(personId) }),
    end: (roomId) => ask(server, 'DeleteRoom', roomId, { room: roomNameOf(roomId) }),
    ...(env.LIVEKIT_EGRESS === 'on' && { recorder: openEgress(server) }),
  }
}

const signJoin = (server: LiveKit, { roomId, personId, name, isSoundOnly }: Seated) =>
  signToken(server, joinSeconds, {
    sub: String(personId),
    name,
    video: {
      room: roomNameOf(roomId),
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: true,
      ...(isSoundOnly && { canPublishSources: ['microphone'] }),
    },
  })

/** A room or person that is gone already is no fault. */
async function ask(server: LiveKit, method: string, roomId: number, body: object): Promise<void> {
  const may = { room: roomNameOf(roomId), roomAdmin: true, roomCreate: true }
  await askLiveKit(server, { service: 'RoomService', method, may, body }).catch((error: unknown) => {
    if (!isGone(error)) throw error
  })
}
