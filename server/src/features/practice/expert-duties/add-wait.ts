import type { waitKinds } from '#contract/practice/expert-duties.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { waitAdded } from './expert-duties.notices.ts'
import { insertWait } from './expert-duties.queries.ts'

type Asked = { sheetId: number; kind: (typeof waitKinds)[number]; title: string; dueAt: Date }

/** Asks something else of a guest, who is told, and answers its number. */
export async function addWait(context: Context, { sheetId, kind, title, dueAt }: Asked): Promise<number> {
  const row = await selectSheet(context.db, sheetId)
  if (!row) throw refuse(sheetFailures.taskMissing)
  const wait = await context.db.transaction(async (db) => {
    const asked = { sheet_id: sheetId, kind, title, due_at: dueAt, created_by: memberOf(context).userId }
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
  return wait.id
}
