import { createHmac } from 'node:crypto'
import type { Env } from '#kernel/env.ts'
import type { AskedRoom, JoinData, RoomsPort } from '#server/providers/ports.ts'

const lifeSeconds = 2 * 3600

export const openRooms = (env: Env): RoomsPort => ({
  zoom:
    env.ZOOM_SDK_KEY && env.ZOOM_SDK_SECRET
      ? (asked) => joinZoom(env.ZOOM_SDK_KEY!, env.ZOOM_SDK_SECRET!, asked)
      : undefined,
  saas:
    env.SAAS_ROOM_URL && env.SAAS_ROOM_SECRET
      ? (asked) => joinSaas(env.SAAS_ROOM_URL!, env.SAAS_ROOM_SECRET!, asked)
      : undefined,
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token, signed by HMAC-SHA256. */
function token(secret: string, claims: Record<string, unknown>): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

/** The data that the Meeting SDK of Zoom requires. */
function joinZoom(key: string, secret: string, asked: AskedRoom): JoinData {
  // Zoom rejects a token from the future, and clocks differ.
  const iat = Math.floor(Date.now() / 1000) - 30
  const exp = iat + lifeSeconds
  const claims = {
    appKey: key,
    sdkKey: key,
    mn: asked.number,
    role: asked.isHost ? 1 : 0,
    iat,
    exp,
    tokenExp: exp,
  }
  return {
    joinUrl: `https://zoom.us/wc/join/${encodeURIComponent(asked.number)}`,
    sdkKey: key,
    signature: token(secret, claims),
  }
}

/** A room at the SaaS host, which trusts a token that names the person and the room. */
function joinSaas(url: string, secret: string, asked: AskedRoom): JoinData {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { room: asked.number, name: asked.userName, host: asked.isHost, iat, exp: iat + lifeSeconds }
  const signature = token(secret, claims)
  const address = new URL(`${url.replace(/\/$/, '')}/${encodeURIComponent(asked.number)}`)
  address.searchParams.set('token', signature)
  return { joinUrl: address.href, sdkKey: '', signature }
}
