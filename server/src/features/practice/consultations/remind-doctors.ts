import { reminderMinutes } from '#contract/practice/consultations.ts'
import type { Tx } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'
import { updateReminded } from './consultations.queries.ts'
import { selectSpecialistIds } from './entries.queries.ts'
import { notifyDoctor } from './notify-doctor.ts'

/** Reminds the doctors once of the time that a consultation is scheduled for. One that has moved since is reminded of by itself. */
export const remindDoctors = defineJob<{ id: number; beginAt: string }>({
  name: 'remind-of-consultation',
  retryWaits: [30, 120, 300],
  run: ({ db }, { id, beginAt }) =>
    db.transaction(async (db) => {
      const doctors = await updateReminded(db, id, new Date(beginAt))
      if (!doctors) return
      const time = shanghaiTime(new Date(beginAt))
      await notifyDoctor(db, doctors.applicantId, baseNotices.reminder.write({ id, time }))
      const others = await selectSpecialistIds(db, id)
      for (const userId of [doctors.receiverId, ...others])
        await notifyDoctor(db, userId, superiorNotices.reminder.write({ id, time }))
    }),
})

/** What is scheduled for sooner needs no reminder: it was told just now. */
export async function sendReminder(
  { db, jobs }: Pick<Services, 'jobs'> & { db: Tx },
  id: number,
  beginAt: Date,
): Promise<void> {
  const remindAt = new Date(beginAt.getTime() - reminderMinutes * 60_000)
  if (remindAt > new Date())
    await jobs.send(db, remindDoctors, { id, beginAt: beginAt.toISOString() }, remindAt)
}
