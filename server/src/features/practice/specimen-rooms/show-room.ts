import type { SpecimenRoomDetail } from '#contract/practice/specimen-rooms.ts'
import type { Db } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { findRoomOf } from '#server/features/community/rooms/open-room.ts'
import { selectPeopleHere } from '#server/features/community/rooms/rooms.queries.ts'
import { selectSheetsByIds } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { roomCalendar } from './room-calendar.ts'
import { specimenRoomKind } from './specimen-room-kind.ts'
import { presentRoomGuest, presentSpecimenRoom, presentUse } from './specimen-rooms.present.ts'
import { selectRoomsOfSheets, selectRoomUses } from './specimen-rooms.queries.ts'
import type { RoomUseRow, SpecimenRoomRow } from './specimen-rooms.queries.ts'

/** Every specimen room is made together with its video room. */
export const findVideoRoom = async (db: Db, { id }: SpecimenRoomRow) =>
  (await findRoomOf(db, { kind: specimenRoomKind.kind, subjectId: id }))!

/** The guests of a room, what they said, and who of them is there now. */
export async function findGuests(db: Db, room: SpecimenRoomRow, videoRoomId: number) {
  const [uses, here] = await Promise.all([selectRoomUses(db, room.id), selectPeopleHere(db, videoRoomId)])
  const present = new Set(here.flatMap(({ person, presence_id }) => (presence_id ? [person.user_id] : [])))
  const sheets = await selectSheetsByIds(
    db,
    uses.map(({ sheet_id }) => sheet_id),
  )
  const bySheet = new Map(sheets.map((row) => [row.sheet.id, row]))
  return uses.flatMap((use) => {
    const row = bySheet.get(use.sheet_id)
    return row ? [{ row, use, isHere: present.has(row.sheet.user_id) }] : []
  })
}

/** A room as one of its guests sees it: why another guest refused is not their business. */
export async function showRoom(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  { room, use }: { room: SpecimenRoomRow; use: RoomUseRow },
): Promise<SpecimenRoomDetail> {
  const videoRoom = await findVideoRoom(db, room)
  const [guests, own] = await Promise.all([
    findGuests(db, room, videoRoom.id),
    selectRoomsOfSheets(db, [use.sheet_id]),
  ])
  return {
    ...presentSpecimenRoom(room),
    ...presentUse(room, use),
    video_room_id: videoRoom.id,
    calendar: roomCalendar.address(vault, use.id),
    guests: guests.map(presentRoomGuest),
    rooms: own.map(({ room: { id, title, begin_at } }) => ({
      room_id: id,
      title,
      begin_time: shanghaiTime(begin_at),
    })),
  }
}
