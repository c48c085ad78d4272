import { liveDashboardCalls } from '#contract/console/live-dashboard.ts'
import { answer } from '#kernel/answer.ts'
import { findAnyMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { readLiveFigures } from './read-live-figures.ts'

export const getLiveFigures = answer(liveDashboardCalls.get, async ({ meeting_id: meetingId }, { db }) => {
  const { meeting } = await findAnyMeeting(db, meetingId)
  return readLiveFigures(db, meeting)
})
