import { sheetCalls, sheetFailures, sheetStates } from '#contract/practice/expert-sheets.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { sheetJoined, sheetLeft } from './expert-sheets.events.ts'
import { isOver } from './expert-sheets.present.ts'
import { selectSheet, updateSheetStatus } from './expert-sheets.queries.ts'
import { findSheet } from './find-sheet.ts'
import { noteChange } from './note-change.ts'
import { requireProvedDevice } from './prove-device.ts'
import { showSheet } from './show-sheet.ts'

export const getSheet = answer(sheetCalls.status, async (input, context) =>
  showSheet(context.db, await findSheet(context, input)),
)

export const affirmSheet = answer(sheetCalls.affirm, async (input, context) => {
  const row = await findSheet(context, input)
  const status = input.type ? sheetStates.confirmed : sheetStates.refused
  if (row.sheet.status === status) return showSheet(context.db, row)
  if (isOver(row)) throw refuse(sheetFailures.taskOver)
  if (!input.type && input.reason === '') throw refuse(sheetFailures.reasonMissing)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  await context.db.transaction(async (db) => {
    const decision = { status, reason: input.type ? '' : input.reason, userId: context.member?.userId }
    if (!(await updateSheetStatus(db, row.sheet.id, decision))) return
    const kind = input.type ? 'schedule_confirmed' : 'schedule_refused'
    await noteChange(db, context, row, { kind, reason: decision.reason })
    const sheetId = row.sheet.id
    if (input.type) await context.events.publish(db, sheetJoined, { sheetId })
    else await context.events.publish(db, sheetLeft, { sheetId, why: 'declined' })
  })
  return showSheet(context.db, (await selectSheet(context.db, row.sheet.id))!)
})
