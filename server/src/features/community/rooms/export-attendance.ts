import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { insertAccesses } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { writeCsv } from '#kernel/csv.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { presentTitle } from '#kernel/title.ts'
import { listAttendance } from './list-attendance.ts'
import { presentStay } from './rooms.present.ts'
import { selectIsHost } from './rooms.queries.ts'
import type { RoomRow, Stay } from './rooms.queries.ts'
import { attendanceText } from './rooms.text.ts'
import { findRoom } from './seats.ts'

/** Who was in a room, for its hosts, and for operators with the right of its kind, whose look is noted. */
async function openAttendance(context: Context, roomId: number): Promise<{ room: RoomRow; stays: Stay[] }> {
  const { db } = context
  const member = memberOf(context)
  const room = await findRoom(db, roomId)
  const isHost = await selectIsHost(db, roomId, member.userId)
  const { attendanceRight } = roomKindsOf(context).get(room.kind)
  if (!isHost && (attendanceRight === undefined || !may(member, attendanceRight)))
    throw refuse(roomFailures.notHost)
  const stays = await listAttendance(db, room.id)
  if (!isHost) {
    const people = [...new Set(stays.flatMap(({ user_id }) => user_id ?? []))]
    const look = { reader_id: member.userId, what: `attendance of room ${room.id}` }
    await insertAccesses(
      db,
      people.map((user_id) => ({ user_id, ...look })),
    )
  }
  return { room, stays }
}

export const getAttendance = answer(roomCalls.attendance, async (input, context) => {
  const { stays } = await openAttendance(context, input.room_id)
  const now = new Date()
  return stays.map((stay) => presentStay(stay, now))
})

export const exportAttendance = answer(roomCalls.exportAttendance, async (input, context) => {
  const { room, stays } = await openAttendance(context, input.room_id)
  const { language } = context.caller
  const text = attendanceText[language]
  const title = presentTitle(room)[language === 'en' ? 'title_en' : 'title']
  const now = new Date()
  const rows = stays
    .map((stay) => presentStay(stay, now))
    .map((stay, at) => [
      String(at + 1),
      stay.name,
      stay.title,
      stay.hospital,
      text.roles[stay.role],
      stay.joined_time,
      stay.left_time,
      String(Math.round(stay.seconds / 60)),
    ])
  return { file_name: text.fileName(title), csv: writeCsv([text.columns, ...rows]) }
})
