import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { specimenRoomFailures } from '#contract/practice/specimen-rooms.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import {
  selectSheetsByIds,
  selectTask,
} from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { roomAsked } from './specimen-rooms.notices.ts'
import { specimenRoomKind } from './specimen-room-kind.ts'
import {
  insertSpecimenRoom,
  lockSpecimenRoom,
  reopenRoomUses,
  replaceRoomUses,
  updateSpecimenRoom,
} from './specimen-rooms.queries.ts'
import type { SpecimenRoomRow } from './specimen-rooms.queries.ts'

type Planned = Pick<SpecimenRoomRow, 'title' | 'place' | 'materials' | 'begin_at' | 'end_at'>
type Saved = { roomId?: number | undefined; planned: Planned; guestIds: number[] }

/** Saves a room of a task, a new one without `roomId`, and asks those guests who have not been asked for it. */
export async function saveRoom(
  context: Context,
  taskId: number,
  { roomId, planned, guestIds }: Saved,
): Promise<SpecimenRoomRow> {
  const { title } = planned
  const found = await selectTask(context.db, taskId)
  if (!found) throw refuse(sheetFailures.taskMissing)
  const guests = await findGuests(context.db, taskId, guestIds)
  return context.db.transaction(async (db) => {
    const before = roomId === undefined ? undefined : await lockRoomOf(db, taskId, roomId)
    const saved = before
      ? await updateSpecimenRoom(db, before.id, planned)
      : await insertSpecimenRoom(db, {
          task_id: taskId,
          created_by: memberOf(context).userId,
          ...planned,
        })
    const { added, removed } = await replaceRoomUses(db, saved.id, guestIds)
    const isMoved = before !== undefined && !isSameSlot(before, saved)
    if (isMoved) await reopenRoomUses(db, saved.id)
    await openRoom(db, {
      kind: specimenRoomKind.kind,
      subjectId: saved.id,
      title,
      media: 'picture',
      beginAt: saved.begin_at,
      endAt: saved.end_at,
    })
    const change = { subjectId: saved.id, detail: { title, begin_at: saved.begin_at } }
    const askedNow = isMoved ? guests : guests.filter(({ sheet }) => added.includes(sheet.id))
    for (const row of askedNow) {
      await noteChange(db, context, row, { kind: 'room_asked', ...change })
      await queueSheetSms(db, context, row.sheet.id, 'change')
    }
    for (const row of await selectSheetsByIds(db, removed)) {
      await noteChange(db, context, row, { kind: 'room_removed', ...change })
      await queueSheetSms(db, context, row.sheet.id, 'change')
    }
    const notice = roomAsked.write({
      meeting: found.meeting.title,
      room: title,
      time: shanghaiTime(saved.begin_at),
      taskId,
      roomId: saved.id,
    })
    await notify(
      db,
      askedNow.map(({ sheet }) => sheet.user_id),
      notice,
    )
    return saved
  })
}

async function findGuests(db: Db, taskId: number, guestIds: number[]) {
  const rows = (await selectSheetsByIds(db, guestIds)).filter(({ sheet }) => sheet.task_id === taskId)
  if (rows.length < guestIds.length) throw refuse(specimenRoomFailures.guestMissing)
  return rows
}

async function lockRoomOf(db: Db, taskId: number, roomId: number): Promise<SpecimenRoomRow> {
  const room = await lockSpecimenRoom(db, roomId)
  if (room?.task_id !== taskId) throw refuse(specimenRoomFailures.specimenRoomMissing)
  return room
}

const isSameSlot = (a: SpecimenRoomRow, b: SpecimenRoomRow) =>
  a.place === b.place && +a.begin_at === +b.begin_at && +a.end_at === +b.end_at
