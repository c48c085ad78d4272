import { memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { deleteSponsor, insertSponsor } from './lecture-evidence.queries.ts'

/** Lets an account see the lectures of a meeting as its sponsor, or no longer. */
export async function changeSponsor(
  context: Context,
  taskId: number,
  { userId, isSponsor }: { userId: number; isSponsor: boolean },
) {
  const granted_by = memberOf(context).userId
  if (isSponsor) await insertSponsor(context.db, { task_id: taskId, user_id: userId, granted_by })
  else await deleteSponsor(context.db, taskId, userId)
}
