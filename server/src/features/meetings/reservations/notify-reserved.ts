import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { claimUninformed } from './changes.queries.ts'
import { meetingCancelled, meetingMovedNotice } from './reservations.notices.ts'

/** So long an operator can take a change back without anybody being told. */
const waitMs = 60_000

/** Tells those who booked a meeting that it begins at another time, or does not take place: each once. */
export const notifyReserved = defineJob<{ meetingId: number }>({
  name: 'notify-reserved',
  retryWaits: [10, 60, 300],
  run: ({ db }, { meetingId }) =>
    db.transaction(async (db) => {
      const userIds = await claimUninformed(db, meetingId)
      const row = userIds.length > 0 && (await selectMeeting(db, meetingId, true))
      if (!row) return
      const { title: meeting, begin_at, is_big: isBig, published } = row.meeting
      const facts = { meeting, time: shanghaiTime(begin_at) }
      const notice = published
        ? meetingMovedNotice.write({ ...facts, meetingId, isBig })
        : meetingCancelled.write(facts)
      await notify(db, userIds, notice)
    }),
})

export const queueChange = ({ db, jobs }: Services, { meetingId }: { meetingId: number }) =>
  jobs.send(db, notifyReserved, { meetingId }, new Date(Date.now() + waitMs))
