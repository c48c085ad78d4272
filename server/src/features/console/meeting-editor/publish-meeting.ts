import { editorFailures } from '#contract/console/meeting-editor.ts'
import { expectChange } from '#kernel/console/expect-change.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { meetingMoved } from '#server/features/meetings/meetings/meetings.events.ts'
import { publishDue, updatePublication } from './meeting-editor.queries.ts'

/** Publishes a meeting at its time, unless that was changed meanwhile. */
export const publishAtTime = defineJob<{ meetingId: number }>({
  name: 'publish-meeting',
  retryWaits: [10, 60, 600],
  run: ({ db }, { meetingId }) => publishDue(db, meetingId),
})

/** Reports a new start time after it is stored, because listeners read the meeting. */
export const reportMove = defineJob<{ meetingId: number }>({
  name: 'report-meeting-moved',
  retryWaits: [10, 60],
  run: ({ events }, { meetingId }) => events.publish(meetingMoved, { meetingId }),
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
    if (at) await jobs.send(db, publishAtTime, { meetingId }, at)
  })
}

export async function takeBackMeeting({ db }: Pick<Services, 'db'>, meetingId: number): Promise<void> {
  expectChange(await updatePublication(db, meetingId, { published: false, publishAt: null }))
}
