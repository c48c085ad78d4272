import path from 'node:path'
import { recordingLimits } from '#contract/community/room-recordings.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { OutsideRecorder } from '#kernel/ports/rooms.ts'
import type { Services } from '#kernel/services.ts'
import { followOutside } from '#server/features/community/rooms/outside-recording.ts'
import type { OutsideRecording } from '#server/features/community/rooms/outside-recording.ts'
import { publishRoom } from '#server/features/community/rooms/publish-room.ts'
import { stopRecording } from '#server/features/community/rooms/stop-recording.ts'
import { lockRoom } from '#server/features/community/rooms/rooms.queries.ts'
import { storePart } from './recording-parts.ts'
import { selectRecording, updateOutside } from './room-recordings.queries.ts'
import type { RecordingRow } from './room-recordings.queries.ts'

/** How soon it is looked at again. */
const followSeconds = 10
/** A recording that was stopped before it began may have been asked for by a server that died, and appear so late. */
const appearsWithinMs = 60_000

type Following = { services: Services; recorder: OutsideRecorder; recording: RecordingRow }

/** Where the media server writes it, readable until it is kept. */
const fileOf = ({ parts_key: key }: RecordingRow) => `room-egress/${path.basename(key, '.parts')}.mp4`

/**
 * Follows a recording of the media server from its begin until its file is kept, by one step at a time: a step that is
 * repeated finds what the one before has done.
 */
export const followOutsideRecording = defineJob<OutsideRecording>({
  ...followOutside,
  retryWaits: [2, 5, 15, 60, 300, 1800],
  // The whole file is read and stored once.
  longestSeconds: 3600,
  async run(services, { recordingId }) {
    const recording = await selectRecording(services.db, recordingId)
    const { recorder } = services.providers.rooms.media
    const state = recording?.outside_state
    // A server may have died before it removed the file.
    if (recording && state === 'kept') await services.providers.storage.remove(fileOf(recording))
    if (!recording || (state !== 'asked' && state !== 'running')) return
    if (!recorder) throw new Error('no media server records rooms any more')
    const next = await steps[state]({ services, recorder, recording })
    if (next === 'again')
      await services.jobs.send(
        services.db,
        followOutside,
        { recordingId },
        new Date(Date.now() + followSeconds * 1000),
      )
  },
  // What has been recorded stays where it is: an operator may send the job again.
  giveUp: async (services, { recordingId }) => {
    const recording = await selectRecording(services.db, recordingId)
    if (recording) await endInRoom(services, recording)
  },
})

const steps: Record<'asked' | 'running', (of: Following) => Promise<'again' | 'over'>> = {
  async asked({ services, recorder, recording }) {
    const { id, room_id: roomId, ended_at: endedAt } = recording
    const file = fileOf(recording)
    const found = await recorder.find(roomId, file)
    if (found === undefined && endedAt !== null) {
      if (Date.now() - endedAt.getTime() < appearsWithinMs) return 'again'
      await updateOutside(services.db, id, 'asked', { outside_state: 'failed' })
      return 'over'
    }
    const name = found ?? (await recorder.start(roomId, file))
    await updateOutside(services.db, id, 'asked', { outside_state: 'running', outside_name: name })
    return 'again'
  },
  async running({ services, recorder, recording }) {
    const name = recording.outside_name!
    if (recording.ended_at !== null) await recorder.stop(name)
    const state = await recorder.look(name)
    if (state === 'running') return 'again'
    await endInRoom(services, recording)
    const isThere = state === 'unknown' && (await services.providers.storage.head(fileOf(recording)))
    if (state === 'complete' || isThere) await keep(services, recording)
    else await fail(services, recording)
    return 'over'
  },
}

/** Seals the file part by part, as the parts of a page are, and removes it. */
async function keep(services: Services, recording: RecordingRow): Promise<void> {
  const { db, providers } = services
  const file = fileOf(recording)
  const sizes: number[] = []
  let waiting: Buffer[] = []
  let size = 0
  const store = async (bytes: Buffer) => {
    await storePart(services, recording, { part: sizes.length, bytes })
    sizes.push(bytes.length)
  }
  for await (const piece of await providers.storage.read(file)) {
    waiting.push(piece as Buffer)
    size += (piece as Buffer).length
    if (size < recordingLimits.partBytes) continue
    const whole = Buffer.concat(waiting)
    await store(whole.subarray(0, recordingLimits.partBytes))
    waiting = [whole.subarray(recordingLimits.partBytes)]
    size -= recordingLimits.partBytes
  }
  if (size > 0) await store(Buffer.concat(waiting))
  await updateOutside(db, recording.id, 'running', {
    outside_state: 'kept',
    part_sizes: sizes,
    mime: 'video/mp4',
  })
  await providers.storage.remove(file)
}

async function fail(services: Services, recording: RecordingRow): Promise<void> {
  await services.providers.storage.remove(fileOf(recording))
  await updateOutside(services.db, recording.id, 'running', { outside_state: 'failed' })
}

/** Nobody inside is told of a recording that is no longer made. */
async function endInRoom(services: Services, { id, room_id: roomId }: RecordingRow): Promise<void> {
  await services.db.transaction(async (db) => {
    const room = await lockRoom(db, roomId)
    const inside = { ...services, db }
    if (room.recording_id === id) await publishRoom(inside, await stopRecording(inside, room))
  })
}
