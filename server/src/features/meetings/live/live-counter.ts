import { isDatabaseAway } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { addLiveFetches } from '#server/features/meetings/study/live-fetches.queries.ts'
import type { LiveFetch } from '#server/features/meetings/study/live-fetches.queries.ts'
import type { LiveViewer } from './live-address.ts'
import type { SentSoFar } from './media/flv-sink.ts'

/** Shorter than what a report may be ahead of the notes (`report-batcher.ts`). */
const everyMs = 8000
const mostAtOnce = 2000
/** A segment that was fetched again within so many is not counted again. */
const segmentsKnown = 200

export type LiveCounter = {
  /** A segment was sent whole. */
  addSegment(viewer: LiveViewer, name: string, sent: SentSoFar): void
  /** An endless stream is sent: `sent` is asked now and then, until the returned function ends it. */
  follow(viewer: LiveViewer, sent: () => SentSoFar): () => void
  /** Writes what was sent since the last time, everything in few statements however many watch. */
  flush(): Promise<void>
  close(): Promise<void>
}

type Open = { viewer: LiveViewer; sent: () => SentSoFar; noted: SentSoFar }

const keyOf = ({ meetingId, viewerId }: LiveViewer) => `${viewerId} ${meetingId}`

/** Notes what is sent of live streams to members, so that credit needs a picture or the sound. */
export function createLiveCounter({ db, log }: Pick<Services, 'db' | 'log'>): LiveCounter {
  let pending = new Map<string, LiveFetch>()
  const streams = new Set<Open>()
  const segments = new Map<string, Set<string>>()
  let flushing: Promise<void> = Promise.resolve()

  function add(viewer: LiveViewer, { ms, bytes }: SentSoFar) {
    if (viewer.viewerId === 0 || bytes <= 0) return
    const key = keyOf(viewer)
    const row = pending.get(key) ?? { userId: viewer.viewerId, meetingId: viewer.meetingId, ms: 0, bytes: 0 }
    pending.set(key, { ...row, ms: row.ms + ms, bytes: row.bytes + bytes })
  }

  function note(one: Open) {
    const sent = one.sent()
    const [ms, bytes] = [Math.max(0, sent.ms - one.noted.ms), Math.max(0, sent.bytes - one.noted.bytes)]
    one.noted = { ms: one.noted.ms + ms, bytes: one.noted.bytes + bytes }
    add(one.viewer, { ms, bytes })
  }

  function isNew(viewer: LiveViewer, name: string): boolean {
    const key = keyOf(viewer)
    const known = segments.get(key) ?? new Set()
    // Last used, last forgotten.
    segments.delete(key)
    segments.set(key, known)
    if (segments.size > 20_000) segments.delete(segments.keys().next().value!)
    if (known.has(name)) return false
    known.add(name)
    if (known.size > segmentsKnown) known.delete(known.values().next().value!)
    return true
  }

  async function write() {
    for (const one of streams) note(one)
    const rows = [...pending.values()]
    pending = new Map()
    for (let at = 0; at < rows.length; at += mostAtOnce) {
      const some = rows.slice(at, at + mostAtOnce)
      await addLiveFetches(db, some).catch((error: unknown) => {
        if (!isDatabaseAway(error))
          log.error({ err: error }, 'what was sent of live streams could not be noted')
        // The database comes back: nobody loses what they watched.
        else for (const row of some) add({ viewerId: row.userId, meetingId: row.meetingId }, row)
      })
    }
  }

  const flush = () => (flushing = flushing.then(write))
  const timer = setInterval(() => void flush(), everyMs).unref()

  return {
    addSegment(viewer, name, sent) {
      if (viewer.viewerId > 0 && isNew(viewer, name)) add(viewer, sent)
    },
    follow(viewer, sent) {
      if (viewer.viewerId === 0) return () => undefined
      const one: Open = { viewer, sent, noted: { ms: 0, bytes: 0 } }
      streams.add(one)
      return () => {
        if (streams.delete(one)) note(one)
      }
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
