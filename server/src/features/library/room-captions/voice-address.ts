import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

export const voicePath = '/live/voice'
const lifeMs = 60_000

/** Whose sound comes by an address. */
export type Voice = { roomId: number; personId: number }

const seal = (vault: Vault, { roomId, personId }: Voice, until: string) =>
  vault.digest(`room voice ${roomId} ${personId} ${until}`).subarray(0, 18)

export function voiceAddress(vault: Vault, voice: Voice, now = Date.now()): string {
  const until = String(now + lifeMs)
  const sig = seal(vault, voice, until).toString('base64url')
  return `${voicePath}?room=${voice.roomId}&person=${voice.personId}&until=${until}&sig=${sig}`
}

/** Undefined for an address that was not made here, or that has run out. */
export function readVoiceAddress(vault: Vault, query: URLSearchParams, now = Date.now()): Voice | undefined {
  const [room, person, until] = ['room', 'person', 'until'].map((name) => query.get(name) ?? '')
  if (![room, person, until].every((one) => /^\d{1,15}$/.test(one!)) || Number(until) <= now) return undefined
  const voice = { roomId: Number(room), personId: Number(person) }
  const given = Buffer.from(query.get('sig') ?? '', 'base64url')
  const right = seal(vault, voice, until!)
  return given.length === right.length && timingSafeEqual(given, right) ? voice : undefined
}
