import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { Db } from '#kernel/database.ts'
import type { WholeTable } from '#kernel/console-framework/resource.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { Context } from '#kernel/services.ts'
import { lockTask } from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import { createSheet, faultOfInvitation } from './create-sheet.ts'
import { columnTitles, planInvitations } from './plan-invitations.ts'
import type { Plan } from './plan-invitations.ts'

/** All of them or none: what is wrong is reported line by line, to be corrected and sent again. */
export const invitationTable: WholeTable = {
  columns: columnTitles,
  async read(context, table) {
    const { plans, faults } = planInvitations(table)
    const { db, caller } = context
    for (const plan of plans) {
      const failure = await faultOf(db, context, plan)
      if (failure) faults.push({ line: plan.line, failure })
    }
    const createdIds: number[] = []
    if (faults.length === 0)
      for (const { taskId, invitation } of plans)
        createdIds.push(await createSheet(db, context, (await lockTask(db, taskId))!, invitation))
    const problems = faults.map(({ line, failure }) => ({ row: line, problem: failure[caller.language] }))
    return { createdIds, problems }
  },
}

async function faultOf(db: Db, context: Context, { taskId, invitation }: Plan): Promise<Failure | undefined> {
  if (!Number.isSafeInteger(taskId) || !(await lockTask(db, taskId))) return sheetFailures.taskMissing
  return faultOfInvitation(db, context, taskId, invitation)
}
