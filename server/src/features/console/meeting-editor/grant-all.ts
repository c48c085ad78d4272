import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { grantCredit } from '#server/features/meetings/study/grant-credit.ts'
import { selectParticipants } from './participants.queries.ts'

/** Grants credit to everybody who has met all requirements and has not asked for their progress since. */
export const grantCredits = defineJob<{ meetingId: number }>({
  name: 'grant-credits',
  retryWaits: [60, 600],
  key: ({ meetingId }) => String(meetingId),
  longestSeconds: 3600,
  async run(services, { meetingId }) {
    for (const userId of await selectParticipants(services.db, meetingId))
      await grantCredit(services, userId, meetingId)
  },
})

export const grantAll = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, meetingId: number) =>
  jobs.send(db, grantCredits, { meetingId })
