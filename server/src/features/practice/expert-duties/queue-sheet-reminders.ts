import { defineJob } from '#kernel/jobs/job.ts'
import { insertDueReminders } from './reminders.queries.ts'
import { sendSheetReminder } from './send-sheet-reminder.ts'

/** How long before the first thing that is open in a sheet its guest is reminded: 7 days, 1 day, 1 hour. */
const remindHours = [168, 24, 1]

/** Reminds of what is open, and of nothing that is done. */
export const queueSheetReminders = defineJob({
  name: 'queue-sheet-reminders',
  schedule: '*/5 * * * *',
  retryWaits: [10],
  run: ({ db, jobs }) =>
    db.transaction(async (db) => {
      const ids = await insertDueReminders(db, remindHours)
      await jobs.sendAll(
        db,
        sendSheetReminder,
        ids.map((messageId) => ({ data: { messageId } })),
      )
    }),
})
