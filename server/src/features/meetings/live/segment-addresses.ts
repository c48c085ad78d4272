import { stat } from 'node:fs/promises'
import path from 'node:path'
import { edgeAddress, edgeUntil } from '#kernel/files/edge-address.ts'
import type { Services } from '#kernel/services.ts'
import { edgeSegmentPath } from './edge-segment.ts'
import { liveLifeMs } from './live-address.ts'
import type { LiveViewer } from './live-address.ts'
import { readSegments } from './media/rewind-playlist.ts'

/** The playlist of a viewer: its text, where its segments lie, and the signature with which it was asked for. */
type Asked = { viewer: LiveViewer; folder: string; list: string; query: string }

/** Where a viewer loads the segments that a playlist names: beside it, with its own signature, or from the edge. */
export async function segmentAddresses(
  services: Pick<Services, 'vault' | 'providers'>,
  { viewer, folder, list, query }: Asked,
): Promise<(name: string) => string> {
  if (!services.providers.edge) return (name) => name + query
  const of = `live/${viewer.meetingId}`
  const until = { id: viewer.viewerId, untilMs: edgeUntil(liveLifeMs) }
  const found = await Promise.all(
    readSegments(list).map(async ({ name, atMs, seconds }): Promise<[string, string][]> => {
      const bytes = Number.isNaN(atMs) ? 0 : await sizeOf(path.join(folder, name), atMs)
      if (bytes === 0) return []
      const segment = { meetingId: viewer.meetingId, atMs, ms: Math.round(seconds * 1000), bytes, name }
      return [[name, edgeAddress(services, edgeSegmentPath(segment), of, until)]]
    }),
  )
  const addresses = new Map(found.flat())
  return (name) => addresses.get(name) ?? name + query
}

const mostKnown = 5000
/** Sizes by file and time, read once for all viewers of a segment; a listed segment is complete. */
const known = new Map<string, number>()

async function sizeOf(file: string, atMs: number): Promise<number> {
  const key = `${file} ${atMs}`
  const size = known.get(key) ?? (await stat(file).catch(() => undefined))?.size ?? 0
  if (known.size >= mostKnown) known.clear()
  if (size > 0) known.set(key, size)
  return size
}
