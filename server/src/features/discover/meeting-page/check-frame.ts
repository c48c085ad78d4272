import { asBit } from '#contract/wire/fields.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'

export const checkFrame = answer(meetingCalls.checkFrame, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  return { is_big_meeting: asBit(meeting.is_big) }
})
