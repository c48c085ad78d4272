import { buffer } from 'node:stream/consumers'
import type { Db } from '#kernel/database.ts'
import { selectFileByKey } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { selectFetched } from './fetched-media.queries.ts'
import type { FetchedRow } from './fetched-media.queries.ts'
import { readMp4Chunks } from './mp4-chunks.ts'
import type { MediaChunk } from './mp4-chunks.ts'
import type { Span } from './watch-rules.ts'
import type { WatcherRow } from './watch.queries.ts'

/** What is sent is noted every second, and a picture may lie a little beside its sound. */
const slackMs = 3000
const mostKnown = 500

/** Where in a video which second is; undefined for a video without an index that is known here. */
export type MediaIndex = (key: string) => Promise<MediaChunk[] | undefined>

/** Reads every video's index once. */
export function openMediaIndex(db: Db, storage: StoragePort): MediaIndex {
  const known = new Map<string, MediaChunk[] | undefined>()
  return async (key) => {
    if (!key.endsWith('.mp4')) return undefined
    if (known.has(key)) return known.get(key)
    const file = await selectFileByKey(db, key)
    if (!file) return undefined
    const read = async (from: number, to: number) =>
      buffer(await storage.read(key, { start: from, end: to - 1 }))
    const chunks = await readMp4Chunks(read, file.size).catch(() => undefined)
    if (known.size >= mostKnown) known.clear()
    known.set(key, chunks)
    return chunks
  }
}

/** Who watches which recording. */
type Watching = Pick<WatcherRow, 'user_id' | 'video' | 'clarities' | 'commentary'>

/** The files of a recording, each of which may be the one that plays. */
const keysOf = ({ video, clarities, commentary }: Watching): string[] => [
  ...new Set(
    [video, commentary, ...(clarities ?? []).map(({ address }) => address)]
      .filter(Boolean)
      .map((one) => keyOf(one!)),
  ),
]

/**
 * What each watcher of a recording has fetched of it, in milliseconds of the recording. Undefined for a recording with a video that the
 * server cannot look into: one of another server, a playlist, an FLV file. Reports of it are believed.
 */
export async function loadFetched(
  db: Db,
  index: MediaIndex,
  rows: Watching[],
): Promise<(Span[] | undefined)[]> {
  const keys = [...new Set(rows.flatMap(keysOf))]
  if (keys.length === 0) return rows.map(() => undefined)
  const indexes = new Map<string, MediaChunk[] | undefined>()
  for (const key of keys) indexes.set(key, await index(key))
  const fetched = await selectFetched(
    db,
    rows.map((row) => row.user_id),
    keys,
  )
  return rows.map((row) => {
    const ofRow = keysOf(row)
    if (ofRow.some((key) => !indexes.get(key))) return undefined
    const own = fetched.filter((one) => one.user_id === row.user_id)
    const spans = ofRow.flatMap((key) =>
      fetchedSpans(
        indexes.get(key)!,
        own.filter((one) => one.file_key === key),
      ),
    )
    return mergeSpans(spans)
  })
}

/** The time of the chunks that were fetched whole, a little widened; in order and without overlaps. */
export function fetchedSpans(
  chunks: readonly MediaChunk[],
  fetched: readonly Pick<FetchedRow, 'from' | 'to'>[],
): Span[] {
  const whole = chunks.filter((chunk) => fetched.some(({ from, to }) => from <= chunk.from && chunk.to <= to))
  return mergeSpans(whole.map(({ fromMs, toMs }): Span => [Math.max(0, fromMs - slackMs), toMs + slackMs]))
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: [number, number][] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
