import { createHmac } from 'node:crypto'
import type { Env } from '#kernel/env.ts'
import type { IceServer } from '#kernel/ports/rooms.ts'

/** Longer than any meeting: a credential is checked again when a connection moves to another network. */
const lifeSeconds = 12 * 3600

/**
 * How pages find each other through routers (STUN), and who relays for those that cannot (TURN). The credential of the
 * relay expires and names the person, as coturn's `use-auth-secret` reads it.
 */
export function iceServersFor(env: Env, personId: number): IceServer[] {
  const stun = env.STUN_URLS.length > 0 ? [{ urls: env.STUN_URLS, username: '', credential: '' }] : []
  if (env.TURN_URLS.length === 0 || env.TURN_SECRET === undefined) return stun
  const username = `${Math.floor(Date.now() / 1000) + lifeSeconds}:${personId}`
  const credential = createHmac('sha1', env.TURN_SECRET).update(username).digest('base64')
  return [...stun, { urls: env.TURN_URLS, username, credential }]
}
