import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/** A stream is opened at once; iPhones request the playlist again and again at the same address. */
const lifeMs = { flv: 60_000, hls: 2 * 3600_000, camera: 60_000 }

/** How long a playlist, and what it names, can be asked for. */
export const liveLifeMs = lifeMs.hls

export const livePath = '/live/'
export const cameraPath = `${livePath}camera`

/** What an address opens: the stream of a meeting for viewing, or the ingest of one. */
type Purpose = 'address' | 'camera'

/** A meeting, and the member for whom the address is made; 0 for a visitor, and for a camera. */
export type LiveViewer = { meetingId: number; viewerId: number }

const seal = (vault: Vault, purpose: Purpose, { meetingId, viewerId }: LiveViewer, until: string) =>
  vault.digest(`live ${purpose} ${meetingId} ${viewerId} ${until}`).subarray(0, 18)

const signature = (vault: Vault, purpose: Purpose, viewer: LiveViewer, until: string) =>
  `until=${until}&viewer=${viewer.viewerId}&sig=${seal(vault, purpose, viewer, until).toString('base64url')}`

export const flvAddress = (vault: Vault, viewer: LiveViewer, now = Date.now()) =>
  `${livePath}${viewer.meetingId}.flv?${signature(vault, 'address', viewer, String(now + lifeMs.flv))}`

export const hlsAddress = (vault: Vault, viewer: LiveViewer, playlist: string, now = Date.now()) =>
  `${livePath}${viewer.meetingId}/${playlist}?${signature(vault, 'address', viewer, String(now + lifeMs.hls))}`

export const cameraAddress = (vault: Vault, meetingId: number, now = Date.now()) =>
  `${cameraPath}?meeting_id=${meetingId}&${signature(vault, 'camera', { meetingId, viewerId: 0 }, String(now + lifeMs.camera))}`

/** Undefined for an address that was not made here, or that has run out. */
function readSigned(
  vault: Vault,
  purpose: Purpose,
  meetingId: number,
  query: URLSearchParams,
  now: number,
): LiveViewer | undefined {
  const id = query.get('viewer') ?? '0'
  const viewer = { meetingId, viewerId: Number(id) }
  const until = query.get('until') ?? ''
  const given = Buffer.from(query.get('sig') ?? '', 'base64url')
  if (!/^\d{1,15}$/.test(id) || !/^\d{1,15}$/.test(until) || Number(until) <= now) return undefined
  const right = seal(vault, purpose, viewer, until)
  return given.length === right.length && timingSafeEqual(given, right) ? viewer : undefined
}

/** The policy admitted the bearer of a signed address a moment ago. What is sent is noted for the member whom it names. */
export const readLiveAddress = (vault: Vault, meetingId: number, query: URLSearchParams, now = Date.now()) =>
  readSigned(vault, 'address', meetingId, query, now)

/** The meeting for which the bearer of this address may send a stream. */
export function readCameraAddress(
  vault: Vault,
  query: URLSearchParams,
  now = Date.now(),
): number | undefined {
  const id = query.get('meeting_id') ?? ''
  return /^\d{1,15}$/.test(id) ? readSigned(vault, 'camera', Number(id), query, now)?.meetingId : undefined
}
