import { editorFailures } from '#contract/console/meeting-editor.ts'
import { expectChange } from '#kernel/console/expect-change.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { meetingMoved, publicationChanged } from '#server/features/meetings/meetings/meetings.events.ts'
import { publishDue, updatePublication } from './meeting-editor.queries.ts'

/** Publishes a meeting at its time, unless that was changed meanwhile. */
export const publishAtTime = defineJob<{ meetingId: number }>({
  name: 'publish-meeting',
  retryWaits: [10, 60, 600],
  run: ({ db, jobs }, { meetingId }) =>
    db.transaction(async (db) => {
      await publishDue(db, meetingId)
      await jobs.send(db, reportPublication, { meetingId })
    }),
})

/** Reports a new start time after it is stored, because listeners read the meeting. */
export const reportMove = defineJob<{ meetingId: number }>({
  name: 'report-meeting-moved',
  retryWaits: [10, 60],
  run: ({ events }, { meetingId }) => events.publish(meetingMoved, { meetingId }),
})

/** Reports that a meeting is shown, or no more, after that is stored. */
export const reportPublication = defineJob<{ meetingId: number }>({
  name: 'report-meeting-publication',
  retryWaits: [10, 60],
  run: ({ events }, { meetingId }) => events.publish(publicationChanged, { meetingId }),
})

/** Publishes now, or at a time. */
export async function publishMeeting(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  meetingId: number,
  at: Date | null,
): Promise<void> {
  if (at && at.getTime() <= Date.now()) throw refuse(editorFailures.tooLate)
  await db.transaction(async (db) => {
    const isChanged = await updatePublication(db, meetingId, { published: at === null, publishAt: at })
    expectChange(isChanged)
    await jobs.send(db, reportPublication, { meetingId })
    if (at) await jobs.send(db, publishAtTime, { meetingId }, at)
  })
}

export const takeBackMeeting = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, meetingId: number) =>
  db.transaction(async (db) => {
    expectChange(await updatePublication(db, meetingId, { published: false, publishAt: null }))
    await jobs.send(db, reportPublication, { meetingId })
  })
