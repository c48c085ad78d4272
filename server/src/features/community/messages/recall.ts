import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { emptyInboxes } from './empty-inboxes.ts'
import { updateRecalled } from './sending.queries.ts'

/** Takes a message back, in the transaction of `db`: nobody gets it any more, and it leaves every inbox. */
export async function recallFromInboxes(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  messageId: number,
): Promise<void> {
  if (!(await updateRecalled(db, messageId))) throw refuse(failures.dataMissing, { detail: 'id' })
  await jobs.send(db, emptyInboxes, { messageId })
}
