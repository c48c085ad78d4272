import { editorFailures } from '#contract/console/meeting-editor.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { publicationChanged } from '#server/features/meetings/meetings/meetings.events.ts'
import { publishDue, updatePublication } from './meeting-editor.queries.ts'

/** Publishes a meeting at its time, unless that was changed meanwhile. */
export const publishAtTime = defineJob<{ meetingId: number }>({
  name: 'publish-meeting',
  retryWaits: [10, 60, 600],
  run: ({ db, events }, { meetingId }) =>
    db.transaction(async (db) => {
      await publishDue(db, meetingId)
      await events.publish(db, publicationChanged, { meetingId })
    }),
})

type Publishing = Pick<Services, 'db' | 'jobs' | 'events'>

/** Publishes now, or at a time. */
export async function publishMeeting(
  { db, jobs, events }: Publishing,
  meetingId: number,
  at: Date | null,
): Promise<void> {
  if (at && at.getTime() <= Date.now()) throw refuse(editorFailures.tooLate)
  await db.transaction(async (db) => {
    const isChanged = await updatePublication(db, meetingId, { published: at === null, publishAt: at })
    expectChange(isChanged)
    await events.publish(db, publicationChanged, { meetingId })
    if (at) await jobs.send(db, publishAtTime, { meetingId }, at)
  })
}

export const takeBackMeeting = ({ db, events }: Publishing, meetingId: number) =>
  db.transaction(async (db) => {
    expectChange(await updatePublication(db, meetingId, { published: false, publishAt: null }))
    await events.publish(db, publicationChanged, { meetingId })
  })
