import { iceServersFor } from './ice-servers.ts'
import { signJsonWebToken } from './json-web-token.ts'
import type { MediaPort, Seated } from '#kernel/ports/rooms.ts'
import type { Env } from '#kernel/env.ts'

/** Only to connect, which a page does at once. LiveKit takes a token until it expires, also from somebody who was removed. */
const joinSeconds = 60
const adminSeconds = 60
const timeoutMs = 5_000

type LiveKit = { url: string; key: string; secret: string }

const nameOf = (roomId: number) => `room-${roomId}`

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
      ask(server, 'RemoveParticipant', roomId, { room: nameOf(roomId), identity: String(personId) }),
    end: (roomId) => ask(server, 'DeleteRoom', roomId, { room: nameOf(roomId) }),
  }
}

function signToken({ key, secret }: LiveKit, seconds: number, claims: Record<string, unknown>): string {
  const nbf = Math.floor(Date.now() / 1000) - 30
  return signJsonWebToken(secret, { iss: key, nbf, exp: nbf + 30 + seconds, ...claims })
}

const signJoin = (server: LiveKit, { roomId, personId, name, isSoundOnly }: Seated) =>
  signToken(server, joinSeconds, {
    sub: String(personId),
    name,
    video: {
      room: nameOf(roomId),
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: true,
      ...(isSoundOnly && { canPublishSources: ['microphone'] }),
    },
  })

/** Calls LiveKit's RoomService. A room or person that is gone already is no fault. */
async function ask(server: LiveKit, method: string, roomId: number, body: object): Promise<void> {
  const token = signToken(server, adminSeconds, {
    video: { room: nameOf(roomId), roomAdmin: true, roomCreate: true },
  })
  const origin = server.url.replace(/^ws/, 'http').replace(/\/$/, '')
  const response = await fetch(`${origin}/twirp/livekit.RoomService/${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    // The token is for this server alone.
    redirect: 'manual',
  })
  if (!response.ok && response.status !== 404)
    throw new Error(`LiveKit answered ${response.status} to ${method}`)
}
