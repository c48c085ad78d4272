import { specimenRoomCalls } from '#contract/practice/specimen-rooms.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { checkEntry } from '#server/features/community/rooms/check-entry.ts'
import { roomGuestOf } from '#server/features/practice/expert-sheets/sheet-room-guests.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { findListedRoom, findNextRoom, findRoom } from './find-room.ts'
import { findVideoRoom, showRoom } from './show-room.ts'
import { entryObstacle } from './specimen-rooms.policy.ts'
import { selectRoomUse } from './specimen-rooms.queries.ts'
import type { SpecimenRoomRow } from './specimen-rooms.queries.ts'

export const getSpecimenRoom = answer(specimenRoomCalls.detail, async (input, context) => {
  const row = await findSheet(context, input)
  const found =
    input.room_id === undefined
      ? await findNextRoom(context.db, row)
      : await findListedRoom(context.db, row, input.room_id)
  return showRoom(context, found)
})

export const canJoinMeeting = answer(specimenRoomCalls.canJoin, async (input, context) => {
  const row = await findSheet(context, input)
  const room = await findRoom(context.db, row, input.room_id)
  const reason = await findReason(context, row, room)
  const mayJoin = reason === ''
  return {
    can_join: asBit(mayJoin),
    reason,
    join_url: mayJoin ? `/specimenChamber?id=${room.task_id}&room_id=${room.id}&join=1` : '',
  }
})

/** Why the guest may not enter now, by the rule that the video room follows; empty if they may. */
async function findReason(context: Context, row: SheetRow, room: SpecimenRoomRow): Promise<string> {
  const obstacle = entryObstacle(await selectRoomUse(context.db, room.id, row.sheet.id))
  if (obstacle) return obstacle[context.caller.language]
  return (await checkEntry(context, await findVideoRoom(context.db, room), roomGuestOf(row))).reason
}
