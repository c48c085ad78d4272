import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = { iss: string; sub?: string; nbf: number; exp: number; video: Record<string, unknown> }

type Egress = {
  egress_id: string
  room_name: string
  status: 'EGRESS_ACTIVE' | 'EGRESS_ENDING' | 'EGRESS_COMPLETE' | 'EGRESS_FAILED'
  room_composite: { file_outputs: { filepath: string }[] }
}

export type LiveKitStandIn = {
  url: string
  /** The calls that were accepted. */
  asked: { method: string; body: unknown }[]
  /** What is or was recorded: a test says how it goes on. */
  recordings: Egress[]
  close(): Promise<void>
}

/** What LiveKit makes of a token: throws where LiveKit would refuse it. */
export function readLiveKitToken(token: string, { key, secret }: { key: string; secret: string }): Claims {
  const [head = '', body = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('signature')
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string }
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
  const now = Date.now() / 1000
  if (alg !== 'HS256' || claims.iss !== key || claims.nbf > now || claims.exp < now) throw new Error('claims')
  return claims
}

const rights: Record<string, string> = {
  RemoveParticipant: 'roomAdmin',
  DeleteRoom: 'roomCreate',
  StartRoomCompositeEgress: 'roomRecord',
  StopEgress: 'roomRecord',
  ListEgress: 'roomRecord',
}

type EgressAsked = Pick<Egress, 'room_name' | 'egress_id'> & {
  active?: boolean
  file_outputs: { filepath: string }[]
}

/** What LiveKit's egress answers: 404 for what it does not know, 412 for what has ended already. */
function answerEgress(recordings: Egress[], method: string, asked: EgressAsked): [number, object] {
  if (method === 'StartRoomCompositeEgress') {
    const { room_name, file_outputs } = asked
    const begun: Egress = {
      egress_id: `EG_${recordings.length + 1}`,
      room_name,
      status: 'EGRESS_ACTIVE',
      room_composite: { file_outputs },
    }
    recordings.push(begun)
    return [200, begun]
  }
  const isWanted = (one: Egress) =>
    (asked.egress_id === undefined || one.egress_id === asked.egress_id) &&
    (asked.room_name === undefined || one.room_name === asked.room_name) &&
    (!asked.active || one.status === 'EGRESS_ACTIVE' || one.status === 'EGRESS_ENDING')
  const found = recordings.filter(isWanted)
  if (method === 'ListEgress') return [200, { items: found }]
  const [one] = found
  if (!one) return [404, {}]
  if (one.status !== 'EGRESS_ACTIVE') return [412, {}]
  one.status = 'EGRESS_ENDING'
  return [200, one]
}

/** Plays LiveKit's RoomService and Egress, which check the token of every call and what it allows. */
export async function openLiveKitStandIn(keys: { key: string; secret: string }): Promise<LiveKitStandIn> {
  const asked: LiveKitStandIn['asked'] = []
  const recordings: Egress[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      const [, service, method = ''] = /^\/twirp\/livekit\.(\w+)\/(\w+)$/.exec(request.url!) ?? []
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      const { room } = JSON.parse(text) as { room: string }
      try {
        const { video } = readLiveKitToken(token, keys)
        const isAllowed = video[rights[method] ?? ''] === true
        if (!isAllowed || (service === 'RoomService' && video.room !== room)) throw new Error('rights')
      } catch {
        response.writeHead(401).end('{}')
        return
      }
      if (room === 'room-302') {
        response
          .writeHead(302, { location: `http://localhost:${request.socket.localPort}${request.url}` })
          .end()
        return
      }
      if (service === 'Egress') {
        if (method !== 'ListEgress') asked.push({ method, body: JSON.parse(text) })
        const [status, body] = answerEgress(recordings, method, JSON.parse(text) as EgressAsked)
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        return
      }
      const isMissing = room === 'room-404'
      if (!isMissing) asked.push({ method, body: JSON.parse(text) })
      response.writeHead(isMissing ? 404 : 200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    recordings,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
