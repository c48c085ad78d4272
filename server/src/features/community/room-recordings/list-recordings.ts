import { recordingCalls, recordingPath } from '#contract/community/room-recordings.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { findRoom } from '#server/features/community/rooms/seats.ts'
import { mayStillWatch } from './may-still-watch.ts'
import { sizeOf } from './recording-parts.ts'
import { isInsider, selectRecordings } from './room-recordings.queries.ts'

export const listRecordings = answer(recordingCalls.list, async ({ room_id: roomId }, context) => {
  const { userId } = memberOf(context)
  const room = await findRoom(context.db, roomId)
  if (!(await isInsider(context.db, roomId, userId))) return []
  if (!(await mayStillWatch(context, room, userId))) return []
  const rows = await selectRecordings(context.db, roomId)
  const now = new Date()
  return rows.map(({ recording, agreed }) => ({
    recording_id: recording.id,
    begin_time: shanghaiTime(recording.begun_at!),
    seconds: Math.round(((recording.ended_at ?? now).getTime() - recording.begun_at!.getTime()) / 1000),
    bytes: sizeOf(recording),
    mime: recording.mime,
    url: recordingPath + recording.id,
    agreed,
  }))
})
