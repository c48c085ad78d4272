import { groupStates } from '#contract/commerce/groups.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { groupReturned } from './groups.events.ts'
import {
  isPastDeadline,
  lockGroup,
  selectMembers,
  selectOverdueGroups,
  updateEnded,
} from './groups.queries.ts'

/**
 * Ends a group that was not complete at its deadline: from then on nobody joins, and the money of its members goes back.
 * Sent when the group is opened. A second run finds it ended.
 */
export const endGroup = defineJob<{ groupId: number }>({
  name: 'end-group',
  retryWaits: [10, 60, 300, 900, 3600],
  key: ({ groupId }) => String(groupId),
  run: ({ db, events }, { groupId }) =>
    db.transaction(async (db) => {
      const group = await lockGroup(db, groupId)
      if (group?.state !== groupStates.open || !(await isPastDeadline(db, groupId))) return
      await updateEnded(db, groupId, groupStates.over)
      const members = await selectMembers(db, groupId)
      await events.publish(db, groupReturned, { orderIds: members.map(({ order_id }) => order_id) })
    }),
})

/** A restored backup has the groups and not their jobs. */
export async function requeueGroups({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const overdue = await selectOverdueGroups(db)
  await jobs.sendAll(
    db,
    endGroup,
    overdue.map(({ id }) => ({ data: { groupId: id } })),
  )
}
