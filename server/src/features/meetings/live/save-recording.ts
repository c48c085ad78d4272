import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import type { Services } from '#kernel/services.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { selectProgramme } from '#server/features/meetings/meetings/programme.queries.ts'
import { chaptersOf } from '#server/features/meetings/meetings/sessions-on-tape.ts'
import { remuxToMp4 } from './media/ffmpeg.ts'
import { flvSeconds } from './media/flv-length.ts'
import { beganAt, marksPath, readTimeline } from './media/tape-marks.ts'
import { insertLiveRecording } from './live-recordings.queries.ts'

/** Nothing can be said in less time. */
const leastSeconds = 1

/**
 * Turns a recorded file into a recording of its meeting, which the organiser publishes. The file is deleted once the recording is stored.
 */
export async function saveRecording(services: Services, meetingId: number, recording: string): Promise<void> {
  const { db, log, providers } = services
  const [seconds, row] = await Promise.all([flvSeconds(recording), selectMeeting(db, meetingId)])
  if (!row || seconds < leastSeconds) return removeTape(recording)
  const mp4 = `${recording}.mp4`
  const ffmpeg = providers.live.ffmpeg
  const isPacked = ffmpeg !== undefined && (await pack(ffmpeg, recording, mp4))
  const kind = isPacked
    ? { path: mp4, extension: 'mp4', mime: 'video/mp4' }
    : { path: recording, extension: 'flv', mime: 'video/x-flv' }
  try {
    const key = newUploadKey(kind.extension, new Date())
    const { size } = await stat(kind.path)
    const timeline = (await readTimeline(recording, seconds)) ?? []
    const sessions = (await selectProgramme(db, meetingId)).map(({ session }) => session)
    await providers.storage.put(key, createReadStream(kind.path), kind.mime)
    await db.transaction(async (db) => {
      const original_name = `${row.meeting.title}.${kind.extension}`
      await insertFile(db, { key, mime: kind.mime, size, original_name, private: true })
      const columns = {
        meeting_id: meetingId,
        name: row.meeting.title,
        video: fileUrl(key),
        seconds,
        began_at: beganAt(recording) ?? null,
        timeline: timeline.length > 0 ? timeline : null,
      }
      await insertLiveRecording(db, columns, chaptersOf(timeline, sessions))
    })
  } finally {
    await rm(mp4, { force: true })
  }
  await removeTape(recording)
  log.info({ meetingId, seconds }, 'a recording is kept')

  async function pack(command: string, from: string, to: string): Promise<boolean> {
    try {
      await remuxToMp4(command, from, to)
      return true
    } catch (error) {
      log.warn({ meetingId, reason: (error as Error).message }, 'a recording stays FLV')
      return false
    }
  }
}

async function removeTape(tape: string): Promise<void> {
  await rm(tape, { force: true })
  await rm(marksPath(tape), { force: true })
}
