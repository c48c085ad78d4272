import { specimenRoomOperatorCalls } from '#contract/practice/specimen-rooms.ts'
import { answer } from '#kernel/answer.ts'
import { readPeriod } from '#server/features/practice/expert-sheets/read-period.ts'
import { saveRoom } from './save-room.ts'
import { showOperatedRoom } from './show-room.ts'
import { selectSpecimenRooms } from './specimen-rooms.queries.ts'

export const listSpecimenRooms = answer(specimenRoomOperatorCalls.list, async ({ id }, { db }) =>
  Promise.all((await selectSpecimenRooms(db, id)).map((room) => showOperatedRoom(db, room))),
)

export const setSpecimenRoom = answer(specimenRoomOperatorCalls.set, async (input, context) => {
  const { title, place, materials, room_id: roomId } = input
  const room = await saveRoom(context, input.id, {
    roomId,
    planned: { title, place, materials, ...readPeriod(input) },
    guestIds: [...new Set(input.guest_ids)],
  })
  return showOperatedRoom(context.db, room)
})
