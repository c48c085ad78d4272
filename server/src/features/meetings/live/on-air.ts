import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '#kernel/services.ts'
import { createChannel } from './media/channel.ts'
import type { Channel } from './media/channel.ts'
import type { Tag } from './media/flv-tag.ts'
import { cutHls, hlsPlaylists } from './media/ffmpeg.ts'
import { clearFolder, removeOldFolders } from './media/hls-folders.ts'
import type { Admit } from './media/receive-publisher.ts'
import { createDemoStudio } from './demo-studio.ts'
import type { DemoStudio } from './demo-studio.ts'
import { isOver } from './is-over.ts'
import { createLiveCounter } from './live-counter.ts'
import type { LiveCounter } from './live-counter.ts'
import type { HeldRow } from './live.queries.ts'
import { noteSegments, selectHeldByKey, updateStreaming } from './live.queries.ts'
import { digestKey } from './stream-key.ts'
import type { Recordings } from './recordings.ts'
import { publishState } from './publish-state.ts'

type Broadcast = {
  channel: Channel
  digest: Buffer
  cut: () => void
  /** What has arrived since it was asked last. */
  arrived: { bytes: number; sinceMs: number }
  hls?: { folder: string; stop: () => void; hasStandard: boolean }
}

export type OnAir = {
  /** The broadcasts of the demo world; real streams take precedence. */
  demo: DemoStudio | undefined
  /** Notes what is sent to members. */
  counter: LiveCounter
  /** The address at which other processes reach this one. */
  relay: string
  admit: Admit
  ids(): number[]
  channelOf(meetingId: number): Channel | undefined
  hlsOf(meetingId: number): { folder: string; hasStandard: boolean } | undefined
  /** What arrives of each stream, in kilobits a second since this was asked last. */
  takeBitrates(): { meetingId: number; kbps: number }[]
  /** Removes the segments of streams that ended hours ago. */
  removeOld(): Promise<void>
  /** Cuts a stream whose key was changed or whose meeting is over. */
  look(row: HeldRow): void
  close(): Promise<void>
}

/** A process encodes so many smaller pictures, because each costs half a core. */
const mostSmaller = 4
const lookForListMs = 200

/** The streams that arrive in this process. */
export function createOnAir(services: Services, recordings: Recordings): OnAir {
  const { db, env, log, vault, providers } = services
  const broadcasts = new Map<number, Broadcast>()
  const hlsRoot = path.join(env.DATA_DIR, 'live', 'hls')
  /** Starts and stops of one meeting are recorded in order. */
  const pending = new Map<number, Promise<void>>()

  function note(meetingId: number, isStreaming: boolean): Promise<void> {
    const written = noteAfter(pending.get(meetingId), meetingId, isStreaming).finally(() => {
      if (pending.get(meetingId) === written) pending.delete(meetingId)
    })
    pending.set(meetingId, written)
    return written
  }

  async function noteAfter(before: Promise<void> | undefined, meetingId: number, isStreaming: boolean) {
    await before
    try {
      await updateStreaming(db, meetingId, { isStreaming, relay: isStreaming ? onAir.relay : '' })
      await publishState(services, meetingId)
    } catch (error) {
      log.error({ err: error, meetingId }, 'a change of a stream could not be noted')
    }
  }

  async function startHls(meetingId: number, broadcast: Broadcast) {
    const { engine } = providers.live
    if (!engine) return
    const folder = path.join(hlsRoot, String(meetingId))
    // What was sent before the line broke can still be watched; the rest begins again.
    await mkdir(folder, { recursive: true })
    await clearFolder(folder)
    if (broadcasts.get(meetingId) !== broadcast) return
    const smaller = [...broadcasts.values()].filter((other) => other.hls?.hasStandard)
    const hasStandard = smaller.length < mostSmaller
    const stops = (['asItArrives', 'sound', ...(hasStandard ? (['smaller'] as const) : [])] as const).map(
      (as) =>
        cutHls(engine, {
          channel: broadcast.channel,
          folder,
          as,
          onFail: (reason) => log.warn({ meetingId, reason }, 'HLS could not be cut'),
        }),
    )
    void announceSegments(meetingId, broadcast, path.join(folder, hlsPlaylists.high))
    broadcast.hls = { folder, hasStandard, stop: () => stops.forEach((stop) => stop()) }
  }

  /** Viewers are led to segments once the first list of them is there. */
  async function announceSegments(meetingId: number, broadcast: Broadcast, list: string) {
    try {
      while (broadcasts.get(meetingId) === broadcast) {
        if (existsSync(list)) {
          await pending.get(meetingId)
          return await noteSegments(db, meetingId, onAir.relay)
        }
        await pause(lookForListMs, undefined, { ref: false })
      }
    } catch (error) {
      log.warn({ err: error, meetingId }, 'segments could not be announced')
    }
    return undefined
  }

  async function leave(meetingId: number, broadcast: Broadcast) {
    if (broadcasts.get(meetingId) !== broadcast) return
    broadcasts.delete(meetingId)
    broadcast.channel.end()
    broadcast.hls?.stop()
    recordings.pause(meetingId)
    log.info({ meetingId }, 'the stream ended')
    await note(meetingId, false)
  }

  const onAir: OnAir = {
    demo: env.NODE_ENV === 'production' ? undefined : createDemoStudio(),
    counter: createLiveCounter(services),
    relay: '',
    async admit(key, cut) {
      const digest = digestKey(vault, key)
      const row = await selectHeldByKey(db, digest)
      // A second stream with the same key would conflict with the first; a dead first one is removed within seconds.
      if (!row || isOver(row, Date.now()) || broadcasts.has(row.meetingId)) {
        log.info({ meetingId: row?.meetingId }, 'a stream was refused')
        return undefined
      }
      const { meetingId } = row
      const broadcast: Broadcast = {
        channel: createChannel(),
        digest,
        cut,
        arrived: { bytes: 0, sinceMs: Date.now() },
      }
      broadcasts.set(meetingId, broadcast)
      await note(meetingId, true)
      await startHls(meetingId, broadcast).catch((error: unknown) =>
        log.warn({ err: error, meetingId }, 'HLS could not be cut'),
      )
      log.info({ meetingId }, 'a stream arrives')
      const onTag = (tag: Tag) => {
        broadcast.arrived.bytes += tag.bytes.length
        broadcast.channel.send(tag)
      }
      return { onTag, onEnd: () => void leave(meetingId, broadcast) }
    },
    ids: () => [...broadcasts.keys()],
    channelOf: (meetingId) => broadcasts.get(meetingId)?.channel,
    hlsOf: (meetingId) => broadcasts.get(meetingId)?.hls,
    takeBitrates: () =>
      [...broadcasts].map(([meetingId, broadcast]) => {
        const { bytes, sinceMs } = broadcast.arrived
        const now = Date.now()
        broadcast.arrived = { bytes: 0, sinceMs: now }
        return { meetingId, kbps: Math.round((bytes * 8) / Math.max(now - sinceMs, 1)) }
      }),
    removeOld: () => removeOldFolders(hlsRoot, (meetingId) => broadcasts.has(meetingId)),
    look(row) {
      const broadcast = broadcasts.get(row.meetingId)
      if (broadcast && (isOver(row, Date.now()) || !broadcast.digest.equals(row.digest))) broadcast.cut()
    },
    async close() {
      onAir.demo?.close()
      await onAir.counter.close()
      await Promise.all([...broadcasts].map(([meetingId, broadcast]) => leave(meetingId, broadcast)))
      await Promise.all(pending.values())
    },
  }
  return onAir
}
