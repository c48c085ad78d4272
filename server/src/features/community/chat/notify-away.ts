import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import { chatUnreadNotice } from './chat.notices.ts'
import { updateNoticed } from './notify-away.queries.ts'

/** Members who are away get one notice of a group, however much is written there until they read it. */
export const notifyAway = defineJob({
  name: 'notify-chat-members',
  schedule: '* * * * *',
  retryWaits: [10],
  run: (services) =>
    services.db.transaction(async (db) => {
      const byGroup = Map.groupBy(await updateNoticed(db), ({ groupId }) => groupId)
      for (const [groupId, members] of byGroup) {
        const userIds = members.map(({ userId }) => userId)
        await notify(db, userIds, chatUnreadNotice.write({ groupId }))
      }
    }),
})
