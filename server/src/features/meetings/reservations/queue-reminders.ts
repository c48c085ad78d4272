import { remindMinutes } from '#contract/meetings/reservations.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { remind } from './remind.ts'
import { selectReminderKeys } from './reminders.queries.ts'

/** A schedule is up to two minutes late. */
const earlyMinutes = 3

/** Sends the reminders of meetings that begin soon, each due on its minute; one that waits already is not sent again. */
export async function sendReminders({ db, jobs }: Services, meetingId?: number): Promise<void> {
  const keys = await selectReminderKeys(db, remindMinutes + earlyMinutes, meetingId)
  await jobs.sendAll(
    db,
    remind,
    keys.map((key) => ({ data: key, startAfter: remindAt(key.beginAt) })),
  )
}

/** Looks at the meetings themselves and so finds every begin, however it was set. */
export const queueReminders = defineJob({
  name: 'queue-reminders',
  schedule: '* * * * *',
  retryWaits: [10],
  run: (services) => sendReminders(services),
})

const remindAt = (beginAt: string) => new Date(new Date(beginAt).getTime() - remindMinutes * 60_000)
