import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = { iss: string; sub?: string; nbf: number; exp: number; video: Record<string, unknown> }

export type LiveKitStandIn = {
  url: string
  /** The calls that were accepted. */
  asked: { method: string; body: unknown }[]
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

const rights: Record<string, string> = { RemoveParticipant: 'roomAdmin', DeleteRoom: 'roomCreate' }

/** Plays LiveKit's RoomService, which checks the token of every call and what it allows. */
export async function openLiveKitStandIn(keys: { key: string; secret: string }): Promise<LiveKitStandIn> {
  const asked: LiveKitStandIn['asked'] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      const method = request.url!.replace('/twirp/livekit.RoomService/', '')
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      const { room } = JSON.parse(text) as { room: string }
      try {
        const { video } = readLiveKitToken(token, keys)
        if (video[rights[method] ?? ''] !== true || video.room !== room) throw new Error('rights')
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
      const isMissing = room === 'room-404'
      if (!isMissing) asked.push({ method, body: JSON.parse(text) })
      response.writeHead(isMissing ? 404 : 200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
