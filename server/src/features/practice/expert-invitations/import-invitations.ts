import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { Db } from '#kernel/database.ts'
import type { WholeTable } from '#kernel/console-framework/resource.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { Context } from '#kernel/services.ts'
import { lockTask } from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import { createSheet, faultsOfInvitation } from './create-sheet.ts'
import type { Asked } from './create-sheet.ts'
import { columnTitles, planInvitations } from './plan-invitations.ts'
import type { Fault } from './plan-invitations.ts'

/** All of them or none: all that is wrong is reported line by line, to be corrected and sent again. */
export const invitationTable: WholeTable = {
  columns: columnTitles,
  async read(context, table) {
    const { plans, questions, faults } = planInvitations(table)
    const { db, caller } = context
    for (const { line, ...asked } of questions)
      for (const failure of await faultsOf(db, context, asked)) faults.push({ line, failure })
    const createdIds: number[] = []
    if (faults.length === 0)
      for (const { taskId, invitation } of plans)
        createdIds.push(await createSheet(db, context, (await lockTask(db, taskId))!, invitation))
    const problems = faults
      .filter(isFirst)
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, failure }) => ({ row: line, problem: failure[caller.language] }))
    return { createdIds, problems }
  },
}

async function faultsOf(db: Db, context: Context, asked: Asked): Promise<Failure[]> {
  const isTask = asked.taskId !== undefined && (await lockTask(db, asked.taskId)) !== undefined
  const taskId = isTask ? asked.taskId : undefined
  const faults = await faultsOfInvitation(db, context, { ...asked, taskId })
  return isTask ? faults : [sheetFailures.taskMissing, ...faults]
}

/** The table and the database may find the same wrong with a line. */
const isFirst = ({ line, failure }: Fault, at: number, faults: Fault[]) =>
  faults.findIndex((one) => one.line === line && one.failure === failure) === at
