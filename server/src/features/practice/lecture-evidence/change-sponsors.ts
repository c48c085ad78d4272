import { memberOf } from '#kernel/answer.ts'
import { userNoticed } from '#kernel/notice.ts'
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
  const done = await context.db.transaction(async (db) => {
    const done: SponsorChange[] = []
    for (const change of changes) {
      const { userId, isSponsor } = change
      const isNew = isSponsor
        ? await insertSponsor(db, { task_id: taskId, user_id: userId, granted_by })
        : await deleteSponsor(db, taskId, userId)
      if (isNew) done.push(change)
    }
    return done
  })
  for (const { userId, isSponsor } of done) {
    const notice = (isSponsor ? sponsorNamed : sponsorRemoved).write({ meeting })
    await context.events.publish(userNoticed, { userId, notice })
  }
}
