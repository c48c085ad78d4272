import { meetingCalls, meetingFailures } from '#contract/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { noteView } from '#server/features/history/note-view.ts'
import { judgeCaller, presentVerdict } from './admission.ts'
import { findMeeting } from './find-meeting.ts'
import { presentMeetingDetail } from './meetings.present.ts'
import { addMeetingView } from './meetings.queries.ts'
import { hasSession, selectSpeakers } from './programme.queries.ts'

export const getMeeting = answer(meetingCalls.detail, async (input, context) => {
  const { db } = context
  const row = await findMeeting(db, input.meeting_id)
  const { meeting } = row
  if (input.schedule_id && !(await hasSession(db, meeting.id, input.schedule_id)))
    throw refuse(meetingFailures.programMissing)
  const isNew = await noteView(context, 'meeting', meeting.id)
  const [judged, speakers] = await Promise.all([
    judgeCaller(context, meeting, input.schedule_id),
    selectSpeakers(db, meeting.id),
    isNew && addMeetingView(db, meeting.id),
  ])
  const watch = presentVerdict(judged, context.caller.language)
  const detail = presentMeetingDetail(row, { watch, speakers }, new Date())
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})
