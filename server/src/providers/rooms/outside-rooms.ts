import { signJsonWebToken } from './json-web-token.ts'
import type { AskedRoom, JoinData } from '#kernel/ports/rooms.ts'

const lifeSeconds = 2 * 3600

/** The data that the Meeting SDK of Zoom requires. */
export function joinZoom(key: string, secret: string, asked: AskedRoom): JoinData {
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
    signature: signJsonWebToken(secret, claims),
  }
}

/** A room at the SaaS host, which trusts a token that names the person and the room. */
export function joinSaas(url: string, secret: string, asked: AskedRoom): JoinData {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { room: asked.number, name: asked.userName, host: asked.isHost, iat, exp: iat + lifeSeconds }
  const signature = signJsonWebToken(secret, claims)
  const address = new URL(`${url.replace(/\/$/, '')}/${encodeURIComponent(asked.number)}`)
  address.searchParams.set('token', signature)
  return { joinUrl: address.href, sdkKey: '', signature }
}
