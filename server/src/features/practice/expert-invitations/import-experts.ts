import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { invitationCalls, invitationFailures } from '#contract/practice/expert-invitations.ts'
import { refuse } from '#kernel/fail.ts'
import { readTable } from '#kernel/files/read-table.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { createSheet, faultOfInvitation, holdTask } from './create-sheet.ts'
import { planInvitations } from './plan-invitations.ts'

/** All of them or none: what is wrong is reported line by line, to be corrected and sent again. */
export const importExperts = answerUpload(invitationCalls.import, async ({ id }, context) => {
  if (!(await selectTask(context.db, id))) throw refuse(sheetFailures.taskMissing)
  const table = await readTable(context.file)
  if (!table) throw refuse(invitationFailures.fileUnreadable)
  const { plans, faults } = planInvitations(table)
  return context.db.transaction(async (db) => {
    const task = await holdTask(db, id, sheetFailures.taskMissing)
    for (const { line, invitation } of plans) {
      const failure = await faultOfInvitation(db, context, task.id, invitation)
      if (failure) faults.push({ line, failure })
    }
    if (faults.length === 0)
      for (const { invitation } of plans) await createSheet(db, context, task, invitation)
    return {
      invited: faults.length === 0 ? plans.length : 0,
      rows: faults
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, failure }) => ({ line, message: failure[context.caller.language] })),
    }
  })
})
