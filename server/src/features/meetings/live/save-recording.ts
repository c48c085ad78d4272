import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import type { Services } from '#kernel/services.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { selectProgramme } from '#server/features/meetings/meetings/programme.queries.ts'
import { chaptersOf } from '#server/features/meetings/meetings/sessions-on-tape.ts'
import { extractSound, remuxToMp4 } from './media/ffmpeg.ts'
import { flvSeconds } from './media/flv-length.ts'
import { beganAt, marksPath, readTimeline } from './media/tape-marks.ts'
import { recordingSaved } from './live.events.ts'
import { insertLiveRecording } from './live-recordings.queries.ts'

/** Nothing can be said in less time. */
const leastSeconds = 1

/**
 * Turns a recorded file into a recording of its meeting, which the organiser publishes. The file is deleted once the recording is stored.
 */
export async function saveRecording(services: Services, meetingId: number, recording: string): Promise<void> {
  const { db, events, log, providers } = services
  const [seconds, row] = await Promise.all([flvSeconds(recording), selectMeeting(db, meetingId)])
  if (!row || seconds < leastSeconds) return removeTape(recording)
  const [mp4, sound] = [`${recording}.mp4`, `${recording}.sound.mp4`]
  const { engine } = providers.live
  const isPacked = await made('a recording stays FLV', (engine) => remuxToMp4(engine, recording, mp4))
  const hasSound =
    isPacked &&
    (await made('the sound of a recording was not extracted', (engine) => extractSound(engine, mp4, sound)))
  const kind = isPacked
    ? { path: mp4, extension: 'mp4', mime: 'video/mp4' }
    : { path: recording, extension: 'flv', mime: 'video/x-flv' }
  try {
    const video = await store(kind)
    const soundFile = hasSound ? [await store({ path: sound, extension: 'mp4', mime: 'video/mp4' })] : []
    const timeline = (await readTimeline(recording, seconds)) ?? []
    const sessions = (await selectProgramme(db, meetingId)).map(({ session }) => session)
    await db.transaction(async (db) => {
      const original_name = `${row.meeting.title}.${kind.extension}`
      for (const file of [video, ...soundFile])
        await insertFile(db, { ...file, original_name, private: true })
      const columns = {
        meeting_id: meetingId,
        name: row.meeting.title,
        video: fileUrl(video.key),
        clarities: soundFile.map(({ key }) => ({ clarity: 'sound' as const, address: fileUrl(key) })),
        seconds,
        began_at: beganAt(recording) ?? null,
        timeline: timeline.length > 0 ? timeline : null,
      }
      const recordingId = await insertLiveRecording(db, columns, chaptersOf(timeline, sessions))
      await events.publish(db, recordingSaved, { recordingId })
    })
  } finally {
    await Promise.all([mp4, sound].map((file) => rm(file, { force: true })))
  }
  await removeTape(recording)
  log.info({ meetingId, seconds }, 'a recording is kept')

  async function made(problem: string, make: (engine: VideoEngine) => Promise<void>): Promise<boolean> {
    if (!engine) return false
    try {
      await make(engine)
      return true
    } catch (error) {
      log.warn({ meetingId, reason: error }, problem)
      return false
    }
  }

  async function store(file: { path: string; extension: string; mime: string }) {
    const key = newUploadKey(file.extension, new Date())
    const { size } = await stat(file.path)
    await providers.storage.put(key, createReadStream(file.path), file.mime)
    return { key, size, mime: file.mime }
  }
}

async function removeTape(tape: string): Promise<void> {
  await rm(tape, { force: true })
  await rm(marksPath(tape), { force: true })
}
