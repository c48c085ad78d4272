import { askOutside } from '#kernel/ask-outside.ts'
import { signJsonWebToken } from './json-web-token.ts'

export type LiveKit = { url: string; key: string; secret: string }

const adminSeconds = 60
const timeoutMs = 5_000

/** The server has answered, and will not do what it was asked. */
export class LiveKitRefused extends Error {
  override readonly name = 'LiveKitRefused'
  readonly status: number
  constructor(status: number, method: string) {
    super(`LiveKit answered ${status} to ${method}`)
    this.status = status
  }
}

/** Twirp answers 404 for what is unknown and 412 for what has ended. */
export const isGone = (error: unknown) =>
  error instanceof LiveKitRefused && (error.status === 404 || error.status === 412)

export const roomNameOf = (roomId: number) => `room-${roomId}`

export function signToken(
  { key, secret }: LiveKit,
  seconds: number,
  claims: Record<string, unknown>,
): string {
  const nbf = Math.floor(Date.now() / 1000) - 30
  return signJsonWebToken(secret, { iss: key, nbf, exp: nbf + 30 + seconds, ...claims })
}

type Asked = { service: 'RoomService' | 'Egress'; method: string; may: Record<string, unknown>; body: object }

/** Calls a service of LiveKit with a token that allows this and no more. */
export async function askLiveKit(
  server: LiveKit,
  { service, method, may, body }: Asked,
): Promise<Record<string, unknown>> {
  const token = signToken(server, adminSeconds, { video: may })
  const origin = server.url.replace(/^ws/, 'http').replace(/\/$/, '')
  const response = await askOutside(`${origin}/twirp/livekit.${service}/${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new LiveKitRefused(response.status, method)
  return (await response.json()) as Record<string, unknown>
}
