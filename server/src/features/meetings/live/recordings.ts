import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Services } from '#kernel/services.ts'
import type { Channel } from './media/channel.ts'
import { openRecorder } from './media/recorder.ts'
import type { Recorder } from './media/recorder.ts'
import { saveRecording } from './save-recording.ts'
import type { HeldRow } from './live.queries.ts'
import { isOver } from './is-over.ts'

type Recording = { file: string; recorder: Recorder; source: Channel | undefined; lastMs: number }

export type Recordings = {
  ids(): number[]
  /** Records what is live between start and end, and saves the recording once the meeting is over. */
  look(row: HeldRow, channel: Channel | undefined): Promise<void>
  pause(meetingId: number): void
  /** Saves what a crashed process has recorded. */
  saveLeftOver(): Promise<void>
  close(): Promise<void>
}

/** A stream that is gone for longer is not expected back: the file becomes a recording. */
const patienceMs = 10 * 60_000

/** The recordings in progress in this process, one file per meeting. */
export function createRecordings(services: Services): Recordings {
  const folder = path.join(services.env.DATA_DIR, 'live', 'tapes')
  const recordings = new Map<number, Recording>()
  const saving = new Set<Promise<void>>()

  async function open(meetingId: number): Promise<Recording> {
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, `${meetingId}-${Date.now()}.flv`)
    const recording = { file, recorder: openRecorder(file), source: undefined, lastMs: Date.now() }
    recordings.set(meetingId, recording)
    return recording
  }

  function save(meetingId: number, file: string): Promise<void> {
    const work = saveRecording(services, meetingId, file)
      .catch((error: unknown) =>
        services.log.error({ err: error, meetingId }, 'a recording could not be kept; its file stays'),
      )
      .finally(() => saving.delete(work))
    saving.add(work)
    return work
  }

  function pause(meetingId: number) {
    const recording = recordings.get(meetingId)
    if (!recording) return
    recording.recorder.detach()
    recording.source = undefined
    recording.lastMs = Date.now()
  }

  return {
    ids: () => [...recordings.keys()],
    pause,
    async look(row, channel) {
      const now = Date.now()
      const isRolling = channel && row.phase === 'open' && row.beginAt.getTime() <= now && !isOver(row, now)
      if (isRolling) {
        const recording = recordings.get(row.meetingId) ?? (await open(row.meetingId))
        if (recording.source !== channel) recording.recorder.attach(channel)
        recording.source = channel
        recording.lastMs = now
        return
      }
      const recording = recordings.get(row.meetingId)
      if (!recording) return
      if (recording.source) pause(row.meetingId)
      if (!isOver(row, now) && now - recording.lastMs < patienceMs) return
      recordings.delete(row.meetingId)
      await recording.recorder.close()
      void save(row.meetingId, recording.file)
    },
    async saveLeftOver() {
      const names = await readdir(folder).catch(() => [])
      const inUse = new Set([...recordings.values()].map((recording) => recording.file))
      for (const name of names) {
        const file = path.join(folder, name)
        const meetingId = Number(/^(\d+)-\d+\.flv$/.exec(name)?.[1])
        if (meetingId && !inUse.has(file)) await save(meetingId, file)
        // An unfinished remux of the crashed process.
        else if (name.endsWith('.mp4')) await rm(file, { force: true })
      }
    },
    async close() {
      await Promise.all(
        [...recordings.values()].map((recording) => recording.recorder.close().catch(() => undefined)),
      )
      await Promise.all(saving)
    },
  }
}
