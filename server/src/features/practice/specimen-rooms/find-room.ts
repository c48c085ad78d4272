import { specimenRoomFailures } from '#contract/practice/specimen-rooms.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { isRoomOver } from './specimen-rooms.present.ts'
import { selectRoomsOfSheets, selectRoomUse, selectSpecimenRoom } from './specimen-rooms.queries.ts'
import type { RoomUseRow, SpecimenRoomRow } from './specimen-rooms.queries.ts'

/** The room that is open now or next, else the last one. */
export async function findNextRoom(db: Db, { sheet }: SheetRow) {
  const rooms = await selectRoomsOfSheets(db, [sheet.id])
  const next = rooms.find(({ room }) => !isRoomOver(room)) ?? rooms.at(-1)
  if (!next) throw refuse(specimenRoomFailures.noSpecimenRoom)
  return next
}

/** A room of the task of a sheet. */
export async function findRoom(db: Db, { sheet }: SheetRow, roomId: number): Promise<SpecimenRoomRow> {
  const room = await selectSpecimenRoom(db, roomId)
  if (room?.task_id !== sheet.task_id) throw refuse(specimenRoomFailures.specimenRoomMissing)
  return room
}

/** The same for a guest on its list. */
export async function findListedRoom(
  db: Db,
  row: SheetRow,
  roomId: number,
): Promise<{ room: SpecimenRoomRow; use: RoomUseRow }> {
  const room = await findRoom(db, row, roomId)
  const use = await selectRoomUse(db, room.id, row.sheet.id)
  if (!use) throw refuse(specimenRoomFailures.notListed)
  return { room, use }
}
