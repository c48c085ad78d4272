import { timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { nameViewing } from '#kernel/edge/viewing.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { fileUrl } from './keys.ts'

/** What an edge asks this server for: the same path for all viewers. */
export const edgePath = '/edge/'
export const edgeFilesPath = `${edgePath}files/`
/** Shows whether an edge lets its viewers through to here, and nobody else. */
export const edgeReadyPath = `${edgePath}ready`

/** Addresses made within the same quarter of an hour are alike, so that a page asked for again loads nothing again. */
const stepMs = 15 * 60_000
export const edgeUntil = (lifeMs: number, now = Date.now()) => Math.ceil((now + lifeMs) / stepMs) * stepMs

/** Who watches, and until when. */
export type EdgeViewer = { id: number; untilMs: number }

type Addresses = { vault: Vault; providers: Pick<Services['providers'], 'edge'> }

/** Where the edge serves a path to one viewer; `of` names what is watched. */
export function edgeAddress(
  { vault, providers: { edge } }: Addresses,
  pathname: string,
  of: string,
  { id, untilMs }: EdgeViewer,
): string {
  if (!edge) throw new Error('there is no edge')
  return edge.address(pathname, { untilMs, viewing: nameViewing(vault, id, `${of} ${untilMs}`) })
}

/** Where the edge serves a file to one viewer. Files of one folder are one viewing, as the parts of a stream are. */
export const edgeFileAddress = (services: Addresses, key: string, viewer: EdgeViewer): string =>
  edgeAddress(services, edgeFilesPath + key, path.posix.dirname(key), viewer)

const playlistSeal = (vault: Vault, key: string, { id, untilMs }: EdgeViewer) =>
  vault.digest(`edge playlist ${key} ${id} ${untilMs}`)

/** A playlist comes from here; what it names, from the edge: see `send-edge-playlist.ts`. */
export const edgePlaylistAddress = (vault: Vault, key: string, viewer: EdgeViewer): string =>
  fileUrl(`edge/${viewer.untilMs}/${viewer.id}/${playlistSeal(vault, key, viewer).toString('hex')}/${key}`)

export type EdgePlaylist = { key: string; viewer: EdgeViewer }

/** The playlist that a path names; undefined for any other path, and once its time is over. */
export function openEdgePlaylist(vault: Vault, asked: string, now = Date.now()): EdgePlaylist | undefined {
  const [, until, id, sig, key] = /^edge\/(\d{1,15})\/(\d{1,15})\/([\da-f]{64})\/(.+)$/.exec(asked) ?? []
  if (!until || !id || !sig || !key || Number(until) <= now) return undefined
  const viewer = { id: Number(id), untilMs: Number(until) }
  return timingSafeEqual(Buffer.from(sig, 'hex'), playlistSeal(vault, key, viewer))
    ? { key, viewer }
    : undefined
}
