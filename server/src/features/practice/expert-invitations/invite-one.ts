import { invitationFailures } from '#contract/practice/expert-invitations.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { hasSession } from '#server/features/meetings/meetings/programme.queries.ts'
import { deleteLecturer } from '#server/features/meetings/watching/lecturers.queries.ts'
import { sheetLeft } from '#server/features/practice/expert-sheets/expert-sheets.events.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { selectSheet, selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { isInvitedTo, withdrawSheet } from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { createSheet, faultsOfInvitation, holdTask } from './create-sheet.ts'
import type { PlannedInvitation } from './create-sheet.ts'

/** Invites an expert to a task, and answers the number of the sheet. */
export async function inviteOne(
  context: Context,
  taskId: number,
  planned: PlannedInvitation,
): Promise<number> {
  const found = await selectTask(context.db, taskId)
  if (!found) throw refuse(sheetFailures.taskMissing)
  if (![1, 2, 3].includes(planned.part)) throw refuse(invitationFailures.partWrong)
  for (const { programme_id } of planned.sessions)
    if (programme_id !== null && !(await hasSession(context.db, found.task.meeting_id, programme_id)))
      throw refuse(itemFailures.programMissing)
  return context.db.transaction(async (db) => {
    const task = await holdTask(db, taskId, sheetFailures.taskMissing)
    const [fault] = await faultsOfInvitation(db, context, { ...planned, taskId: task.id })
    if (fault) throw refuse(fault)
    return createSheet(db, context, task, planned)
  })
}

/** Sends the SMS of an invitation once more. */
export async function sendAgain(context: Context, sheetId: number): Promise<void> {
  const { sheet } = await findInvited(context.db, sheetId)
  await context.db.transaction((db) => queueSheetSms(db, context, sheet.id, 'invitation'))
}

export async function withdrawOne(context: Context, sheetId: number, reason: string): Promise<void> {
  const row = await findInvited(context.db, sheetId)
  if (reason === '') throw refuse(sheetFailures.reasonMissing)
  const { sheet, meeting } = row
  await context.db.transaction(async (db) => {
    await holdTask(db, sheet.task_id, sheetFailures.taskMissing)
    if (!(await withdrawSheet(db, sheet.id))) throw refuse(sheetFailures.taskMissing)
    if (!(await isInvitedTo(db, sheet.task_id, sheet.user_id)))
      await deleteLecturer(db, meeting.id, sheet.user_id)
    await noteChange(db, context, row, { kind: 'sheet_withdrawn', reason })
    await context.events.publish(db, sheetLeft, { sheetId: sheet.id, why: 'withdrawn' })
  })
}

async function findInvited(db: Db, sheetId: number): Promise<SheetRow> {
  const row = await selectSheet(db, sheetId)
  if (!row) throw refuse(sheetFailures.taskMissing)
  return row
}
