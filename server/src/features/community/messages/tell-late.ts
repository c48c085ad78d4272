import { defineJob } from '#kernel/jobs/job.ts'
import {
  lockNotice,
  selectFailing,
  updateNoticeState,
} from '#kernel/queued-notices/queued-notices.queries.ts'
import type { Services } from '#kernel/services.ts'
import { makeMessages } from './make-messages.ts'

/** Tells what could not be told at once. What the same person is told after it waits meanwhile. */
export const tellLate = defineJob<{ noticeId: number }>({
  name: 'tell-late',
  retryWaits: [10, 60, 300, 1800, 7200, 21_600],
  key: ({ noticeId }) => String(noticeId),
  run: (services, { noticeId }) =>
    services.db.transaction(async (db) => {
      const row = await lockNotice(db, noticeId)
      if (row) await makeMessages({ ...services, db }, [row])
    }),
  giveUp: ({ db }, { noticeId }) => updateNoticeState(db, noticeId, 'given_up'),
})

/** A restored backup has the rows and not their jobs. Where there is one, nothing is added. */
export const requeueLate = async ({ db, jobs }: Services): Promise<void> => {
  const failing = await selectFailing(db)
  await jobs.sendAll(
    db,
    tellLate,
    failing.map((noticeId) => ({ data: { noticeId } })),
  )
}
