import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/** A stream is opened at once; iPhones request the playlist again and again at the same address. */
const lifeMs = { flv: 60_000, hls: 2 * 3600_000, camera: 60_000 }

export const livePath = '/live/'
export const cameraPath = `${livePath}camera`

/** What an address opens: the stream of a meeting for viewing, or the ingest of one. */
type Purpose = 'address' | 'camera'

const seal = (vault: Vault, purpose: Purpose, meetingId: number, until: string) =>
  vault.digest(`live ${purpose} ${meetingId} ${until}`).subarray(0, 18)

const signature = (vault: Vault, purpose: Purpose, meetingId: number, until: string) =>
  `until=${until}&sig=${seal(vault, purpose, meetingId, until).toString('base64url')}`

export const flvAddress = (vault: Vault, meetingId: number, now = Date.now()) =>
  `${livePath}${meetingId}.flv?${signature(vault, 'address', meetingId, String(now + lifeMs.flv))}`

export const hlsAddress = (vault: Vault, meetingId: number, playlist: string, now = Date.now()) =>
  `${livePath}${meetingId}/${playlist}?${signature(vault, 'address', meetingId, String(now + lifeMs.hls))}`

export const cameraAddress = (vault: Vault, meetingId: number, now = Date.now()) =>
  `${cameraPath}?meeting_id=${meetingId}&${signature(vault, 'camera', meetingId, String(now + lifeMs.camera))}`

function isSignedFor(
  vault: Vault,
  purpose: Purpose,
  meetingId: number,
  query: URLSearchParams,
  now: number,
): boolean {
  const until = query.get('until') ?? ''
  const given = Buffer.from(query.get('sig') ?? '', 'base64url')
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now) return false
  const right = seal(vault, purpose, meetingId, until)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The policy admitted the bearer of a signed address a moment ago. */
export const isLiveSigned = (vault: Vault, meetingId: number, query: URLSearchParams, now = Date.now()) =>
  isSignedFor(vault, 'address', meetingId, query, now)

/** The meeting for which the bearer of this address may send a stream. */
export function readCameraAddress(
  vault: Vault,
  query: URLSearchParams,
  now = Date.now(),
): number | undefined {
  const id = query.get('meeting_id') ?? ''
  const isRight = /^\d{1,15}$/.test(id) && isSignedFor(vault, 'camera', Number(id), query, now)
  return isRight ? Number(id) : undefined
}
