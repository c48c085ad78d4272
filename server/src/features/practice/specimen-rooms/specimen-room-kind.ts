import { refuse } from '#kernel/fail.ts'
import { defineRoomKind } from '#kernel/room-kinds.ts'
import type { CallContext } from '#kernel/services.ts'
import { findOrganiser, roomGuestOf } from '#server/features/practice/expert-sheets/sheet-room-guests.ts'
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
  attendanceRight: 'experts.edit',
  hasChat: true,
  async findGuest(context, { subjectId }, code) {
    const room = await selectSpecimenRoom(context.db, subjectId)
    if (!room) return undefined
    const row = await findListedSheet(context, room, code)
    if (!row) return findOrganiser(context, room.task_id)
    const obstacle = entryObstacle(await selectRoomUse(context.db, room.id, row.sheet.id))
    if (obstacle) throw refuse(obstacle)
    return roomGuestOf(row)
  },
})

async function findListedSheet(
  context: CallContext,
  room: SpecimenRoomRow,
  code: string,
): Promise<SheetRow | undefined> {
  const { db, member } = context
  if (code !== '') return findSheet(context, { id: room.task_id, tcode: code })
  const sheetId = member && (await selectListedSheetId(db, room.id, member.userId))
  return sheetId === undefined ? undefined : selectSheet(db, sheetId)
}
