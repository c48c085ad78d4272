import { failures } from '#contract/failure.ts'
import { asBit } from '#contract/fields.ts'
import { meetingCalls } from '#contract/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectMeeting } from './meetings.queries.ts'

export const checkFrame = answer(meetingCalls.checkFrame, async (input, { db }) => {
  const row = await selectMeeting(db, input.meeting_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'meeting_id' })
  return { is_big_meeting: asBit(row.meeting.is_big) }
})
