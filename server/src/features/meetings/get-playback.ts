import { meetingCalls, meetingFailures } from '#contract/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findMeeting, mayCallerWatch } from './find-meeting.ts'
import { presentRecording } from './meetings.present.ts'
import { selectRecordings } from './programme.queries.ts'

/** No address leaves before the caller is known to belong to the audience, and none before the end. */
export const getPlayback = answer(meetingCalls.meetingPlayback, async (input, context) => {
  const row = await findMeeting(context.db, input.meeting_id)
  if (!(await mayCallerWatch(context, row))) throw refuse(meetingFailures.notForYou)
  if (new Date() < row.meeting.end_at) return []
  const recordings = await selectRecordings(context.db, row.meeting.id)
  return recordings.map(presentRecording)
})
