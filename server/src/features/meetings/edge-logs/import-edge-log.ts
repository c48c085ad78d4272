import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { openViewing } from '#kernel/edge/viewing.ts'
import { edgeFilesPath } from '#kernel/files/edge-address.ts'
import { isSafeKey } from '#kernel/files/keys.ts'
import { MissingObject } from '#kernel/files/missing-object.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { EdgeLine } from '#kernel/ports/edge.ts'
import type { Services } from '#kernel/services.ts'
import { readEdgeSegment } from '#server/features/meetings/live/edge-segment.ts'
import { addAllFetched, liveKey } from '#server/features/meetings/study/fetched-media.queries.ts'
import type { Sent } from '#server/features/meetings/study/fetched-media.queries.ts'
import { settleClaims } from '#server/features/meetings/study/settle-claims.ts'
import { selectEdgeLog, setRead } from './edge-logs.queries.ts'
import type { EdgeLogRow } from './edge-logs.queries.ts'

const linesAtOnce = 5000
const gzipMark = 0x1f8b

/**
 * Notes what a log says was sent, and settles what viewers claim. Bytes that are noted already change nothing, so that a line
 * may come twice, late, or in any order, and a server may die in the middle.
 */
export const importEdgeLog = defineJob<{ id: number }>({
  name: 'import-edge-log',
  retryWaits: [30, 120, 600, 3600, 6 * 3600],
  longestSeconds: 3600,
  isFinal: (error) => error instanceof MissingObject,
  async run(services, { id }) {
    const log = await selectEdgeLog(services.db, id)
    if (!log) return
    if (!log.read_at) await readLog(services, log)
    await services.providers.storage.remove(log.storage_key)
  },
})

async function readLog(services: Services, { id, storage_key: key }: EdgeLogRow): Promise<void> {
  const { db, providers } = services
  if (!providers.edge) throw new Error('no edge is set: EDGE_URL')
  const viewers = new Set<number>()
  let lines = 0
  await providers.storage.withFile(key, async (file) => {
    for await (const batch of batchesOf(services, file)) {
      lines += batch.length
      for (const { viewerId } of batch) viewers.add(viewerId)
      await addAllFetched(db, batch)
    }
  })
  await settleClaims(services, [...viewers])
  await setRead(db, id, lines)
}

async function* batchesOf(services: Services, file: string): AsyncGenerator<Sent[]> {
  let batch: Sent[] = []
  for await (const line of createInterface({ input: await readerOf(file), crlfDelay: Infinity })) {
    const sent = readSent(services, line)
    if (sent) batch.push(sent)
    if (batch.length < linesAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function readerOf(file: string): Promise<NodeJS.ReadableStream> {
  await using handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
  const body = createReadStream(file)
  if (buffer.readUInt16BE() !== gzipMark) return body
  const unzipped = createGunzip()
  body.on('error', (error) => unzipped.destroy(error))
  return body.pipe(unzipped)
}

/** What a line says was sent to a member; undefined for a visitor, and for a path that this server has not given out. */
function readSent({ vault, providers }: Services, line: string): Sent | undefined {
  const read = providers.edge?.readLine(line)
  const viewerId = read && openViewing(vault, read.viewing)
  if (viewerId === undefined || read!.to <= read!.from) return undefined
  const part = readLivePart(read!) ?? readFilePart(read!)
  return part && { viewerId, ...part }
}

/** A segment of a live stream counts when it was sent whole. */
function readLivePart({ path, from, to }: EdgeLine): Omit<Sent, 'viewerId'> | undefined {
  const segment = readEdgeSegment(path)
  if (!segment || from > 0 || to < segment.bytes) return undefined
  const { meetingId, atMs, ms, name } = segment
  return { key: liveKey(meetingId, name.startsWith('rewind')), from: atMs, to: atMs + ms }
}

function readFilePart({ path, from, to }: EdgeLine): Omit<Sent, 'viewerId'> | undefined {
  const key = path.startsWith(edgeFilesPath) ? path.slice(edgeFilesPath.length) : ''
  return isSafeKey(key) ? { key, from, to } : undefined
}
