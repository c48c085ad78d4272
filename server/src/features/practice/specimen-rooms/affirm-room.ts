import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { roomUseStates, specimenRoomCalls, specimenRoomFailures } from '#contract/practice/specimen-rooms.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { requireProvedDevice } from '#server/features/practice/expert-sheets/prove-device.ts'
import { selectOrganisers } from '#server/features/practice/expert-sheets/organisers.queries.ts'
import { findListedRoom } from './find-room.ts'
import { showRoom } from './show-room.ts'
import { roomAnswered } from './specimen-rooms.notices.ts'
import { isRoomOver } from './specimen-rooms.present.ts'
import { updateRoomUse } from './specimen-rooms.queries.ts'

export const affirmRoom = answer(specimenRoomCalls.affirm, async (input, context) => {
  const row = await findSheet(context, input)
  const found = await findListedRoom(context.db, row, input.room_id)
  const { room, use } = found
  const status = input.type ? roomUseStates.confirmed : roomUseStates.refused
  if (use.status === status) return showRoom(context, found)
  if (isRoomOver(room)) throw refuse(specimenRoomFailures.roomUseOver)
  if (!input.type && input.reason === '') throw refuse(sheetFailures.reasonMissing)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  const reason = input.type ? '' : input.reason
  await context.db.transaction(async (db) => {
    if (!(await updateRoomUse(db, use.id, { status, reason }))) return
    const kind = input.type ? 'room_confirmed' : 'room_refused'
    await noteChange(db, context, row, { kind, subjectId: room.id, detail: { title: room.title }, reason })
    const notice = roomAnswered.write({ guest: presentGuest(row).guest_name, room: room.title, reason })
    await notify(db, await selectOrganisers(db, room.task_id), notice)
  })
  return showRoom(context, await findListedRoom(context.db, row, room.id))
})
