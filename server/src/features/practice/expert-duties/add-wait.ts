import { dutyOperatorCalls } from '#contract/practice/expert-duties.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { waitAdded } from './expert-duties.notices.ts'
import { presentWait } from './expert-duties.present.ts'
import { insertWait } from './expert-duties.queries.ts'

export const addWait = answer(dutyOperatorCalls.addWait, async (input, context) => {
  const { guest_id, kind, title, due_time } = input
  const dueAt = readShanghaiTime(due_time)
  if (!dueAt) throw refuse(failures.parameterError)
  const row = await selectSheet(context.db, guest_id)
  if (!row) throw refuse(sheetFailures.taskMissing)
  const wait = await context.db.transaction(async (db) => {
    const asked = { sheet_id: guest_id, kind, title, due_at: dueAt, created_by: memberOf(context).userId }
    const added = await insertWait(db, asked)
    await noteChange(db, context, row, { kind: 'wait_added', subjectId: added.id, detail: { title } })
    const notice = waitAdded.write({
      meeting: row.meeting.title,
      wait: title,
      due: shanghaiTime(dueAt),
      taskId: row.sheet.task_id,
    })
    await notify(db, row.sheet.user_id, notice)
    return added
  })
  return presentWait(wait)
})
