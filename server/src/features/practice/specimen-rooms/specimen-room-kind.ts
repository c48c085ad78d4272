import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { defineRoomKind, userKey } from '#kernel/room-kinds.ts'
import type { RoomGuest } from '#kernel/room-kinds.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectOrganisers } from '#server/features/practice/expert-sessions/organisers.queries.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { entryObstacle } from './specimen-rooms.policy.ts'
import { selectListedSheetId, selectRoomUse, selectSpecimenRoom } from './specimen-rooms.queries.ts'
import type { SpecimenRoomRow } from './specimen-rooms.queries.ts'

/** The guests of a specimen room enter by the code of their sheet or by their account; the organisers are its hosts. */
export const specimenRoomKind = defineRoomKind({
  kind: 'specimen',
  earlyMinutes: 30,
  async findGuest(context, { subjectId }, code) {
    const room = await selectSpecimenRoom(context.db, subjectId)
    if (!room) return undefined
    const row = await findListedSheet(context, room, code)
    if (!row) return findOrganiser(context, room)
    const obstacle = entryObstacle(await selectRoomUse(context.db, room.id, row.sheet.id))
    if (obstacle) throw refuse(obstacle)
    return roomGuestOf(row)
  },
})

async function findListedSheet(
  context: Context,
  room: SpecimenRoomRow,
  code: string,
): Promise<SheetRow | undefined> {
  const { db, member } = context
  if (code !== '') return findSheet(context, { id: room.task_id, tcode: code })
  const sheetId = member && (await selectListedSheetId(db, room.id, member.userId))
  return sheetId === undefined ? undefined : selectSheet(db, sheetId)
}

async function findOrganiser(
  { db, member }: Context,
  { task_id: taskId }: SpecimenRoomRow,
): Promise<RoomGuest | undefined> {
  if (!member) return undefined
  const isHost = may(member, 'experts.edit') || (await selectOrganisers(db, taskId)).includes(member.userId)
  const user = isHost ? await selectUser(db, member.userId) : undefined
  return (
    user && {
      key: userKey(user.id),
      userId: user.id,
      name: user.truename,
      title: user.title,
      hospital: user.hospital,
      role: 'host',
      waits: false,
    }
  )
}

/** The guest of a sheet as others see them in the room. */
export function roomGuestOf(row: SheetRow): RoomGuest {
  const { guest_name, guest_position_name, guest_hospital_name } = presentGuest(row)
  return {
    key: userKey(row.sheet.user_id),
    userId: row.sheet.user_id,
    name: guest_name,
    title: guest_position_name,
    hospital: guest_hospital_name,
    role: 'guest',
    waits: false,
  }
}
