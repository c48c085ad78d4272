import { meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { presentLiveDates } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectChildMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'

/** The test version of the home includes unpublished days. */
export const getTestLiveDates = answer(meetingHomeCalls.testLiveDate, async (input, { db, env, member }) => {
  if (env.NODE_ENV === 'production' && !may(member, 'console.open')) throw refuse(failures.noPermission)
  const { meeting } = await findMeeting(db, input.meeting_id)
  return presentLiveDates(await selectChildMeetings(db, meeting.id, true), new Date())
})
