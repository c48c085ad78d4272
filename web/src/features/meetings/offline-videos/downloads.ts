import type { License } from '#contract/meetings/offline-videos.ts'
import { CallFailure, isFinalRefusal } from '#web/platform/call-failure.ts'
import { clock } from '#web/platform/clock.ts'
import { storage } from '#web/platform/storage.ts'
import { untilOnline } from '#web/platform/until-online.ts'
import { createSignal } from '#web/ui/signal.ts'
import { fetchPieces } from './fetch-pieces.ts'
import type { Media } from './find-media.ts'
import { isLicensed } from './license-check.ts'
import { offlineVideoMutations } from './mutations.ts'
import { beginVideo, hasPiece, isReady, listVideos, putPiece, removeVideo, saveVideo } from './video-store.ts'
import type { OfflineVideo } from './video-store.ts'

/** What this browser stores; `running` names what is being fetched. */
export const videos = createSignal<readonly OfflineVideo[]>([])
export const running = createSignal<ReadonlySet<string>>(new Set())

/** Why a download stopped by itself. */
export class DownloadStopped extends Error {
  readonly reason: 'expired' | 'failed' | 'noRoom'
  constructor(reason: DownloadStopped['reason']) {
    super(reason)
    this.reason = reason
  }
}

const pauses = new Map<string, AbortController>()
const retryMs = 2000

export const idOf = ({ item_type, item_id, part_id }: Omit<License, 'userid' | 'until_ms'>) =>
  `${item_type}-${item_id}-${part_id}`

export async function refreshVideos(): Promise<void> {
  videos.set(await listVideos().catch(() => []))
}

type Wanted = Pick<OfflineVideo, 'itemType' | 'itemId' | 'partId' | 'title' | 'cover' | 'clarity' | 'kind'>

/** Begins to store a video, or goes on with a new address where an earlier download of the same stopped. */
export async function startDownload(wanted: Wanted, media: Media): Promise<void> {
  const asked = { item_type: wanted.itemType, item_id: wanted.itemId, part_id: wanted.partId }
  const signed = await offlineVideoMutations.license(asked)
  const id = idOf(asked)
  const before = videos.get().find((video) => video.id === id)
  const isSame = before?.clarity === wanted.clarity && before.size === media.size
  if (before && !isSame) await removeDownload(id)
  const stored = isSame ? before.stored : 0
  const video = { ...wanted, id, source: media.file, size: media.size, stored, signed }
  await beginVideo(video, media.playlist)
  await refreshVideos()
  await resumeDownload(id)
}

export async function resumeDownload(id: string): Promise<void> {
  const video = videos.get().find((one) => one.id === id)
  if (!video || isReady(video) || pauses.has(id)) return
  const pause = new AbortController()
  pauses.set(id, pause)
  running.set(new Set(pauses.keys()))
  try {
    await fetchPieces({
      size: video.size,
      has: (piece) => hasPiece(id, piece),
      fetchPiece: (piece, from, to) => fetchPiece(video, { piece, from, to, signal: pause.signal }),
      onProgress: (stored) => noteProgress(id, stored),
      wait: () => untilOnline(retryMs, pause.signal),
      signal: pause.signal,
    })
  } catch {
    const reason: unknown = pause.signal.aborted ? pause.signal.reason : new DownloadStopped('failed')
    // Otherwise somebody has paused it.
    if (reason instanceof DownloadStopped) throw reason
  } finally {
    pauses.delete(id)
    running.set(new Set(pauses.keys()))
  }
}

export const pauseDownload = (id: string) => pauses.get(id)?.abort()

export async function removeDownload(id: string): Promise<void> {
  pauseDownload(id)
  await removeVideo(id)
  await refreshVideos()
}

type Piece = { piece: number; from: number; to: number; signal: AbortSignal }

async function fetchPiece({ id, source }: OfflineVideo, { piece, from, to, signal }: Piece): Promise<void> {
  const answer = await fetch(source, { headers: { range: `bytes=${from}-${to - 1}` }, signal })
  if (answer.status === 403 || answer.status === 404) throw stopFor('expired', id)
  if (answer.status !== 206) throw new Error(`answered ${answer.status}`)
  const bytes = await answer.arrayBuffer()
  await putPiece(id, piece, bytes).catch(() => {
    throw stopFor('noRoom', id)
  })
}

/** No further try would help. */
function stopFor(reason: DownloadStopped['reason'], id: string): DownloadStopped {
  const stopped = new DownloadStopped(reason)
  pauses.get(id)?.abort(stopped)
  return stopped
}

function noteProgress(id: string, stored: number) {
  videos.set(videos.get().map((video) => (video.id === id ? { ...video, stored } : video)))
  const video = videos.get().find((one) => one.id === id)
  if (video) void saveVideo(video)
}

/** Extends each license while there is a network, and removes what may no longer be watched. Resolves with whether any went. */
export async function renewLicenses(): Promise<boolean> {
  let hasEnded = false
  for (const video of await listVideos().catch(() => [])) {
    const { userid: _, until_ms: _until, ...asked } = video.signed.license
    const signed = await offlineVideoMutations.license(asked).catch((error: unknown) => {
      if (isFinalRefusal(error)) return undefined
      if (error instanceof CallFailure) return video.signed
      throw error
    })
    if (signed && (await isLicensed(signed, { userid: storage.get('userid'), now: clock.now() })))
      await saveVideo({ ...video, signed })
    else {
      hasEnded = true
      await removeVideo(video.id)
    }
  }
  await refreshVideos()
  return hasEnded
}
