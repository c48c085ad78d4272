import type { OfflineType } from '#contract/meetings/offline-videos.ts'
import { askStore } from '#web/platform/page-database.ts'
import { storage } from '#web/platform/storage.ts'
import { pieceBytes } from './fetch-pieces.ts'
import type { SignedLicense } from './license-check.ts'

/** A video that this browser stores, or is about to. Its bytes are in the cache, from which the service worker plays them. */
export type OfflineVideo = {
  id: string
  itemType: OfflineType
  itemId: number
  partId: number
  title: string
  cover: string
  /** The name of the clarity, empty if there is only one. */
  clarity: string
  kind: 'file' | 'stream'
  /** Where its bytes come from; the address expires. */
  source: string
  size: number
  stored: number
  signed: SignedLicense
}

const cacheName = 'xinglin-videos'
const folderOf = (id: string) => `/offline-video/${id}/`
const fileOf = (id: string) => `${folderOf(id)}video.mp4`
const playlistOf = (id: string) => `${folderOf(id)}video.m3u8`

/** Plays through the service worker: without one, nothing can be stored. */
export const canStore = () => 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller)

export const addressOf = ({ id, kind }: OfflineVideo) => (kind === 'stream' ? playlistOf(id) : fileOf(id))

export const isReady = ({ stored, size }: OfflineVideo) => stored >= size

export const saveVideo = (video: OfflineVideo) => askStore('downloads', (store) => store.put(video, video.id))

/** Those of the member who is logged in. What another one has left behind goes, and what the worker deleted at a logout. */
export async function listVideos(): Promise<OfflineVideo[]> {
  const all = await askStore('downloads', (store) => store.getAll() as IDBRequest<OfflineVideo[]>)
  const cache = await caches.open(cacheName)
  const own: OfflineVideo[] = []
  for (const video of all) {
    const isThere = await cache.match(`${fileOf(video.id)}?about`)
    if (isThere && String(video.signed.license.userid) === storage.get('userid')) own.push(video)
    else await removeVideo(video.id)
  }
  return own
}

export async function removeVideo(id: string): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys())
    if (new URL(request.url).pathname.startsWith(folderOf(id))) await cache.delete(request)
  await askStore('downloads', (store) => store.delete(id))
}

/** What the service worker needs to know before it plays the pieces. */
export async function beginVideo(video: OfflineVideo, playlist: string | undefined): Promise<void> {
  const cache = await caches.open(cacheName)
  const about = { size: video.size, pieceBytes, type: 'video/mp4' }
  await cache.put(`${fileOf(video.id)}?about`, Response.json(about))
  if (playlist !== undefined) {
    const headers = { 'content-type': 'application/vnd.apple.mpegurl' }
    await cache.put(playlistOf(video.id), new Response(playlist, { headers }))
  }
  await saveVideo(video)
}

const pieceOf = (id: string, piece: number) => `${fileOf(id)}?piece=${piece}`

export const hasPiece = async (id: string, piece: number) =>
  (await (await caches.open(cacheName)).match(pieceOf(id, piece))) !== undefined

export const putPiece = async (id: string, piece: number, bytes: ArrayBuffer) =>
  (await caches.open(cacheName)).put(pieceOf(id, piece), new Response(bytes))
