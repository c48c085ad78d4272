import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { writeCsv } from '#kernel/csv.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { presentTitle } from '#kernel/title.ts'
import { listAttendance } from './list-attendance.ts'
import { presentStay } from './rooms.present.ts'
import { selectIsHost } from './rooms.queries.ts'
import type { RoomRow } from './rooms.queries.ts'
import { attendanceText } from './rooms.text.ts'
import { findRoom } from './seats.ts'

async function findManaged(context: Context, roomId: number): Promise<RoomRow> {
  const member = memberOf(context)
  const room = await findRoom(context.db, roomId)
  if (!member.isOperator && !(await selectIsHost(context.db, roomId, member.userId)))
    throw refuse(roomFailures.notHost)
  return room
}

export const getAttendance = answer(roomCalls.attendance, async (input, context) => {
  const room = await findManaged(context, input.room_id)
  const now = new Date()
  return (await listAttendance(context.db, room.id)).map((stay) => presentStay(stay, now))
})

export const exportAttendance = answer(roomCalls.exportAttendance, async (input, context) => {
  const room = await findManaged(context, input.room_id)
  const { language } = context.caller
  const text = attendanceText[language]
  const title = presentTitle(room)[language === 'en' ? 'title_en' : 'title']
  const now = new Date()
  const stays = await listAttendance(context.db, room.id)
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
