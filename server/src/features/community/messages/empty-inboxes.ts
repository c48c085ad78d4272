import { defineJob } from '#kernel/jobs/job.ts'
import { presentUnread } from './messages.present.ts'
import { deleteRecords, selectCounts } from './messages.queries.ts'
import { publishUnread } from './read-messages.ts'

const batch = 1000

/** Takes a recalled message out of all inboxes. */
export const emptyInboxes = defineJob<{ messageId: number }>({
  name: 'empty-inboxes',
  retryWaits: [10, 60, 300],
  atOnce: 1,
  longestSeconds: 3600,
  key: ({ messageId }) => String(messageId),
  async run(services, { messageId }) {
    for (;;) {
      const userIds = await deleteRecords(services.db, messageId, batch)
      for (const userId of userIds) {
        const { unreadCount } = presentUnread(await selectCounts(services.db, userId))
        await publishUnread(services, userId, unreadCount)
      }
      if (userIds.length < batch) return
    }
  },
})
