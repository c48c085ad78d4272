import { remindMinutes } from '#contract/meetings/reservations.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { remind } from './remind.ts'
import { selectReminderKeys } from './reminders.queries.ts'

/** A schedule is up to two minutes late. */
const earlyMinutes = 3

/**
 * Sends the reminders of meetings that begin soon, each due on its minute. Looking at the meetings themselves finds
 * every begin, however it was set; a reminder that waits already is not sent again.
 */
export const queueReminders = defineJob({
  name: 'queue-reminders',
  schedule: '* * * * *',
  retryWaits: [10],
  async run({ db, jobs }) {
    const keys = await selectReminderKeys(db, remindMinutes + earlyMinutes)
    await jobs.sendAll(
      db,
      remind,
      keys.map((key) => ({ data: key, startAfter: remindAt(key.beginAt) })),
    )
  },
})

const remindAt = (beginAt: string) => new Date(new Date(beginAt).getTime() - remindMinutes * 60_000)
