import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { invitationCalls, invitationFailures } from '#contract/practice/expert-invitations.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { hasSession } from '#server/features/meetings/meetings/programme.queries.ts'
import { deleteLecturer } from '#server/features/meetings/watching/lecturers.queries.ts'
import { readPeriod } from '#server/features/practice/expert-sessions/read-period.ts'
import { queueSheetSms } from '#server/features/practice/expert-sessions/send-sheet-sms.ts'
import { selectSheet, selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import {
  ensureTask,
  isInvitedTo,
  withdrawSheet,
} from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { createSheet, faultOfInvitation, holdTask } from './create-sheet.ts'
import type { PlannedInvitation } from './create-sheet.ts'
import { showInvitedSheet } from './list-invited.ts'

export const createTask = answer(invitationCalls.createTask, async ({ meeting_id, website }, context) => {
  const { meeting } = await findMeeting(context.db, meeting_id)
  const created_by = memberOf(context).userId
  return { id: await ensureTask(context.db, { meeting_id: meeting.id, website, created_by }) }
})

export const inviteExpert = answer(invitationCalls.invite, async (input, context) => {
  const found = await selectTask(context.db, input.id)
  if (!found) throw refuse(sheetFailures.taskMissing)
  if (![1, 2, 3].includes(input.part_type)) throw refuse(invitationFailures.partWrong)
  const planned: PlannedInvitation = {
    countryCode: input.country_code,
    phone: input.phone,
    name: input.guest_name,
    part: input.part_type,
    note: input.note,
    sessions: input.sessions.map(({ kind, title, hall, schedule_id, ...time }) => ({
      kind,
      title,
      hall,
      programme_id: schedule_id ?? null,
      ...readPeriod(time),
    })),
  }
  for (const { programme_id } of planned.sessions)
    if (programme_id !== null && !(await hasSession(context.db, found.task.meeting_id, programme_id)))
      throw refuse(itemFailures.programMissing)
  const sheetId = await context.db.transaction(async (db) => {
    const task = await holdTask(db, input.id, sheetFailures.taskMissing)
    const fault = await faultOfInvitation(db, context, task.id, planned)
    if (fault) throw refuse(fault)
    return createSheet(db, context, task, planned)
  })
  return showInvitedSheet(context, sheetId)
})

async function findInvited(db: Db, sheetId: number): Promise<SheetRow> {
  const row = await selectSheet(db, sheetId)
  if (!row) throw refuse(sheetFailures.taskMissing)
  return row
}

export const sendInvitation = answer(invitationCalls.send, async ({ guest_id }, context) => {
  const { sheet } = await findInvited(context.db, guest_id)
  await context.db.transaction((db) => queueSheetSms(db, context, sheet.id, 'invitation'))
  return {}
})

export const withdrawInvitation = answer(invitationCalls.withdraw, async ({ guest_id, reason }, context) => {
  const row = await findInvited(context.db, guest_id)
  if (reason === '') throw refuse(sheetFailures.reasonMissing)
  const { sheet, meeting } = row
  await context.db.transaction(async (db) => {
    await holdTask(db, sheet.task_id, sheetFailures.taskMissing)
    if (!(await withdrawSheet(db, sheet.id))) throw refuse(sheetFailures.taskMissing)
    if (!(await isInvitedTo(db, sheet.task_id, sheet.user_id)))
      await deleteLecturer(db, meeting.id, sheet.user_id)
    await noteChange(db, context, row, { kind: 'sheet_withdrawn', reason })
  })
  return {}
})
