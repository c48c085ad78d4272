import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Services } from '#kernel/services.ts'
import type { Channel } from '#kernel/live/channel.ts'
import { openRecorder } from '#kernel/live/recorder.ts'
import type { Recorder } from '#kernel/live/recorder.ts'
import { keepRecording } from './keep-recording.ts'
import type { HeldRow } from './live.queries.ts'
import { isOver } from './is-over.ts'

type Tape = { file: string; recorder: Recorder; source: Channel | undefined; lastMs: number }

export type Tapes = {
  ids(): number[]
  /** Records what is on air between begin and end, and keeps the tape once the meeting is over. */
  look(row: HeldRow, channel: Channel | undefined): Promise<void>
  pause(meetingId: number): void
  /** What a process that died has recorded is not lost. */
  keepLeftOver(): Promise<void>
  close(): Promise<void>
}

/** A line that is away for longer is not expected back: what is there becomes a recording. */
const patienceMs = 10 * 60_000

/** The recordings that are being made in this process, a file for each meeting. */
export function createTapes(services: Services): Tapes {
  const folder = path.join(services.env.DATA_DIR, 'live', 'tapes')
  const tapes = new Map<number, Tape>()
  const keeping = new Set<Promise<void>>()

  async function open(meetingId: number): Promise<Tape> {
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, `${meetingId}-${Date.now()}.flv`)
    const tape = { file, recorder: openRecorder(file), source: undefined, lastMs: Date.now() }
    tapes.set(meetingId, tape)
    return tape
  }

  function keep(meetingId: number, file: string): Promise<void> {
    const work = keepRecording(services, meetingId, file)
      .catch((error: unknown) =>
        services.log.error({ err: error, meetingId }, 'a recording could not be kept; its file stays'),
      )
      .finally(() => keeping.delete(work))
    keeping.add(work)
    return work
  }

  function pause(meetingId: number) {
    const tape = tapes.get(meetingId)
    if (!tape) return
    tape.recorder.detach()
    tape.source = undefined
    tape.lastMs = Date.now()
  }

  return {
    ids: () => [...tapes.keys()],
    pause,
    async look(row, channel) {
      const now = Date.now()
      const isRolling = channel && row.phase === 'open' && row.beginAt.getTime() <= now && !isOver(row, now)
      if (isRolling) {
        const tape = tapes.get(row.meetingId) ?? (await open(row.meetingId))
        if (tape.source !== channel) tape.recorder.attach(channel)
        tape.source = channel
        tape.lastMs = now
        return
      }
      const tape = tapes.get(row.meetingId)
      if (!tape) return
      if (tape.source) pause(row.meetingId)
      if (!isOver(row, now) && now - tape.lastMs < patienceMs) return
      tapes.delete(row.meetingId)
      await tape.recorder.close()
      void keep(row.meetingId, tape.file)
    },
    async keepLeftOver() {
      const names = await readdir(folder).catch(() => [])
      const inUse = new Set([...tapes.values()].map((tape) => tape.file))
      for (const name of names) {
        const file = path.join(folder, name)
        const meetingId = Number(/^(\d+)-\d+\.flv$/.exec(name)?.[1])
        if (meetingId && !inUse.has(file)) await keep(meetingId, file)
        // An unfinished remux of the process that died.
        else if (!inUse.has(file)) await rm(file, { force: true })
      }
    },
    async close() {
      await Promise.all([...tapes.values()].map((tape) => tape.recorder.close().catch(() => undefined)))
      await Promise.all(keeping)
    },
  }
}
