import { timingSafeEqual } from 'node:crypto'
import { taskFailures } from '#contract/meetings/meeting-tasks.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Context } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { selectTask } from './meeting-tasks.queries.ts'
import type { TaskRow } from './meeting-tasks.queries.ts'

const wrongCodes: Limit = { name: 'code of a task', max: 10, windowMs: 10 * 60_000 }

export const digestTaskCode = (vault: Vault, code: string) => vault.digest(`code of a task: ${code}`)

/** Admits the expert, an operator, or anyone who has the code. */
export async function findTask(context: Context, taskId: number, code: string): Promise<TaskRow> {
  const { member, caller, limits } = context
  const row = await selectTask(context.db, taskId)
  if (!row) throw refuse(taskFailures.taskMissing)
  if (member && (row.task.user_id === member.userId || member.role === 'operator')) return row
  if (!member && code === '') throw refuse(failures.noPermission)
  const who = `${taskId} ${member?.userId ?? caller.address}`
  if (code !== '') await limits.spend(wrongCodes, who)
  const right = row.task.code_digest
  if (code === '' || !right || !timingSafeEqual(digestTaskCode(context.vault, code), right)) {
    const { contact } = await selectEntry(context.db, row.task.meeting_id)
    throw refuse(taskFailures.notInvited, { data: { meeting_group_contact: contact } })
  }
  await limits.giveBack(wrongCodes, who)
  return row
}
