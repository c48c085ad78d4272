import { memberOf } from '#kernel/answer.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { sponsorNamed, sponsorRemoved } from './lecture-evidence.notices.ts'
import { deleteSponsor, insertSponsor } from './lecture-evidence.queries.ts'

type SponsoredTask = { taskId: number; meeting: string }
type SponsorChange = { userId: number; isSponsor: boolean }

/** Lets accounts see the lectures of a meeting as its sponsors, or no longer, and tells them. */
export async function changeSponsors(
  context: Context,
  { taskId, meeting }: SponsoredTask,
  changes: SponsorChange[],
): Promise<void> {
  const granted_by = memberOf(context).userId
  await context.db.transaction(async (db) => {
    for (const { userId, isSponsor } of changes) {
      const isNew = isSponsor
        ? await insertSponsor(db, { task_id: taskId, user_id: userId, granted_by })
        : await deleteSponsor(db, taskId, userId)
      const notice = isSponsor ? sponsorNamed : sponsorRemoved
      if (isNew) await notify(db, userId, notice.write({ meeting }))
    }
  })
}
