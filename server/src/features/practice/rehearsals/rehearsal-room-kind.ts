import { defineRoomKind } from '#kernel/room-kinds.ts'
import type { CallContext } from '#kernel/services.ts'
import { findOrganiser, roomGuestOf } from '#server/features/practice/expert-sheets/sheet-room-guests.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { notifyOrganisers } from './notify-organisers.ts'

/** Each sheet has a room: its guest enters by the code of the sheet or by their account, the organisers are hosts. */
export const rehearsalRoomKind = defineRoomKind({
  kind: 'rehearsal',
  earlyMinutes: 0,
  attendanceRight: 'experts.edit',
  async findGuest(context, { subjectId }, code) {
    const row = await selectSheet(context.db, subjectId)
    if (!row) return undefined
    return (await isGuestOf(context, row, code))
      ? roomGuestOf(row)
      : findOrganiser(context, row.sheet.task_id)
  },
  async onEntry({ db, jobs }, { roomId, subjectId: sheetId }, guest) {
    if (guest.role === 'guest') await jobs.send(db, notifyOrganisers, { roomId, sheetId })
  },
})

async function isGuestOf(context: CallContext, { sheet }: SheetRow, code: string): Promise<boolean> {
  if (code === '') return context.member?.userId === sheet.user_id
  return (await findSheet(context, { id: sheet.task_id, tcode: code })).sheet.id === sheet.id
}
