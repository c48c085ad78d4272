import { buffer, text } from 'node:stream/consumers'
import type { Db } from '#kernel/database.ts'
import { selectFileByKey } from '#kernel/files/files.queries.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { selectFetched } from './fetched-media.queries.ts'
import type { FetchedRow } from './fetched-media.queries.ts'
import { qualitiesOf, readHlsChunks } from './hls-chunks.ts'
import type { FileChunk } from './hls-chunks.ts'
import { readMp4Chunks } from './mp4-chunks.ts'
import type { MediaChunk } from './mp4-chunks.ts'
import type { Span } from './watch-rules.ts'
import type { WatcherRow } from './watch.queries.ts'

/** What is sent is noted every second, and a picture may lie a little beside its sound. */
const slackMs = 3000
const mostKnown = 500

/** Where in the files of a video which second is; undefined for a video that cannot be looked into. */
export type ChunksOf = (key: string) => Promise<FileChunk[] | undefined>

export type MediaIndex = {
  /** Of an mp4 file. */
  ofFile: ChunksOf
  /** Of an mp4 file or a stream, whose parts are noted where an edge sends them. */
  ofFileOrStream: ChunksOf
}

/** Reads every video's index once. */
export function openMediaIndex(db: Db, storage: StoragePort): MediaIndex {
  const ofFile = rememberChunks(db, async ({ key, size }) => {
    if (!key.endsWith('.mp4')) return undefined
    const read = async (from: number, to: number) =>
      buffer(await storage.read(key, { start: from, end: to - 1 }))
    const chunks = await readMp4Chunks(read, size)
    return chunks?.map((chunk) => ({ ...chunk, key }))
  })
  const ofStream = rememberChunks(db, async ({ key }) => {
    const list = await text(await storage.read(key))
    const qualities = qualitiesOf(list, key)
    if (qualities.length === 0) return readHlsChunks(list, key)
    const all = await Promise.all(qualities.map(ofStream))
    return all.every((chunks) => chunks !== undefined) ? all.flat() : undefined
  })
  return { ofFile, ofFileOrStream: (key) => (key.endsWith('.m3u8') ? ofStream(key) : ofFile(key)) }
}

/** What could not be read now, or is not there yet, is looked for again. */
function rememberChunks(db: Db, read: (file: FileRow) => ReturnType<ChunksOf>): ChunksOf {
  const known = new Map<string, FileChunk[] | undefined>()
  return async (key) => {
    if (known.has(key)) return known.get(key)
    const file = await selectFileByKey(db, key)
    if (!file) return undefined
    try {
      const chunks = await read(file)
      if (known.size >= mostKnown) known.clear()
      known.set(key, chunks)
      return chunks
    } catch {
      return undefined
    }
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
 * server cannot look into: one of another server, an FLV file, a playlist that no edge sends. Reports of it are believed.
 */
export async function loadFetched(
  db: Db,
  chunksOf: ChunksOf,
  rows: Watching[],
): Promise<(Span[] | undefined)[]> {
  const keys = [...new Set(rows.flatMap(keysOf))]
  if (keys.length === 0) return rows.map(() => undefined)
  const indexes = new Map<string, FileChunk[] | undefined>()
  for (const key of keys) indexes.set(key, await chunksOf(key))
  const files = new Set([...indexes.values()].flatMap((chunks) => (chunks ?? []).map(({ key }) => key)))
  const fetched = await selectFetched(
    db,
    rows.map((row) => row.user_id),
    [...files],
  )
  return rows.map((row) => {
    const ofRow = keysOf(row).map((key) => indexes.get(key))
    if (!ofRow.every((chunks) => chunks !== undefined)) return undefined
    const own = fetched.filter((one) => one.user_id === row.user_id)
    const spans = [...Map.groupBy(ofRow.flat(), ({ key }) => key)].flatMap(([key, chunks]) =>
      fetchedSpans(
        chunks,
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
