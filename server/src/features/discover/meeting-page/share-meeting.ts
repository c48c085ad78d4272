import { meetingCalls } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { summary } from '#kernel/pages/summary.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { asPlainText } from '#kernel/rich-text.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { addMeetingShare } from '#server/features/meetings/meetings/meetings.queries.ts'

export const shareMeeting = answer(meetingCalls.share, async (input, context) => {
  const { db } = context
  const { meeting } = await findMeeting(db, input.meeting_id)
  const isNew = await isNewVisit(context, `share meeting ${meeting.id}`)
  const counted = isNew ? await addMeetingShare(db, meeting.id) : meeting.share_count
  return {
    title: meeting.title,
    description: summary(
      `${shanghaiTime(meeting.begin_at)} ${meeting.speaker} ${asPlainText(meeting.intro)}`,
    ),
    image: meeting.cover,
    path: `/${meeting.is_big ? 'meetingHome' : 'meetingDetail'}?meeting_id=${meeting.id}`,
    share_num: counted,
  }
})
