import { buffer } from 'node:stream/consumers'
import { recordingCalls, recordingFailures, recordingLimits } from '#contract/community/room-recordings.ts'
import { refuse } from '#kernel/fail.ts'
import { answerBytes } from '#kernel/http/serve-bytes.ts'
import { selectPersonBySeat } from '#server/features/community/rooms/rooms.queries.ts'
import { digestSeat } from '#server/features/community/rooms/seats.ts'
import { sizeOf, storePart } from './recording-parts.ts'
import { addPart, lockRecording, selectRecording } from './room-recordings.queries.ts'
import type { RecordingRow } from './room-recordings.queries.ts'

export const appendRecording = answerBytes(recordingCalls.append, async (input, context) => {
  const { db, length } = context
  // By the seat alone: the last part follows when the room is over.
  const me = await selectPersonBySeat(db, input.room_id, digestSeat(input.seat))
  const { recording_id: recordingId, part, mime } = input
  const row = await selectRecording(db, recordingId)
  if (!row || !me || row.recorder_id !== me.person.id || !isOpen(row))
    throw refuse(recordingFailures.recordingUnknown)
  const parts = row.part_sizes.length
  // Sent again because its answer was lost.
  if (part < parts) return { parts }
  if (part > parts) throw refuse(recordingFailures.recordingPartWrong, { data: { parts } })
  if (length > recordingLimits.partBytes || sizeOf(row) + length > recordingLimits.wholeBytes)
    throw refuse(recordingFailures.recordingTooLarge)
  const bytes = await buffer(context.body).catch(() => Buffer.alloc(0))
  if (bytes.length !== length) throw refuse(recordingFailures.recordingPartWrong, { data: { parts } })
  return db.transaction(async (db) => {
    const locked = await lockRecording(db, recordingId)
    if (!locked) throw refuse(recordingFailures.recordingUnknown)
    if (locked.part_sizes.length !== part) return { parts: locked.part_sizes.length }
    await storePart(context, locked, { part, bytes })
    await addPart(db, recordingId, { size: length, mime })
    return { parts: part + 1 }
  })
})

/** Made by a page, begun, and not over for long: the last part comes after the end. */
const isOpen = ({ begun_at: begunAt, ended_at: endedAt, outside_state: outside }: RecordingRow) =>
  outside === null &&
  begunAt !== null &&
  (endedAt === null || endedAt.getTime() > Date.now() - recordingLimits.lateMinutes * 60_000)
