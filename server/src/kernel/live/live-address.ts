import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/** A stream is opened at once; iPhones ask for the list of pieces again and again by the same address. */
const lifeMs = { flv: 60_000, hls: 2 * 3600_000 }

export const livePath = '/live/'

const seal = (vault: Vault, meetingId: number, until: string) =>
  vault.digest(`live address ${meetingId} ${until}`).subarray(0, 18)

const signature = (vault: Vault, meetingId: number, until: string) =>
  `until=${until}&sig=${seal(vault, meetingId, until).toString('base64url')}`

export const flvAddress = (vault: Vault, meetingId: number, now = Date.now()) =>
  `${livePath}${meetingId}.flv?${signature(vault, meetingId, String(now + lifeMs.flv))}`

export const hlsAddress = (vault: Vault, meetingId: number, now = Date.now()) =>
  `${livePath}${meetingId}/index.m3u8?${signature(vault, meetingId, String(now + lifeMs.hls))}`

/** Who holds a signed address was let in by the policy a moment ago. */
export function isLiveSigned(vault: Vault, meetingId: number, query: URLSearchParams, now = Date.now()) {
  const until = query.get('until') ?? ''
  const given = Buffer.from(query.get('sig') ?? '', 'base64url')
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now) return false
  const right = seal(vault, meetingId, until)
  return given.length === right.length && timingSafeEqual(given, right)
}
