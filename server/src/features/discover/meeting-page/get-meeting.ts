import { itemFailures } from '#contract/wire/item-types.ts'
import { meetingCalls, meetingFailures } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { noteView } from '#server/features/community/history/note-view.ts'
import { selectRequirements } from '#server/features/meetings/watching/watching.queries.ts'
import { judgeRequirements, presentVerdict } from '#server/features/meetings/watching/admission.ts'
import { presentMeetingDetail } from '#server/features/meetings/meetings/meetings.present.ts'
import { addMeetingView, selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { hasSession, selectSpeakers } from '#server/features/meetings/meetings/programme.queries.ts'

/** The most frequent call about meetings: everything is fetched in one round trip. */
export const getMeeting = answer(meetingCalls.detail, async (input, context) => {
  const { db } = context
  const { meeting_id: meetingId, schedule_id: sessionId = 0 } = input
  const [row, requirements, speakers, isOfProgramme] = await Promise.all([
    selectMeeting(db, meetingId),
    selectRequirements(db, meetingId, sessionId > 0 ? [sessionId] : []),
    selectSpeakers(db, meetingId),
    sessionId === 0 || hasSession(db, meetingId, sessionId),
  ])
  if (!row || !requirements) throw refuse(meetingFailures.meetingMissing)
  if (!isOfProgramme) throw refuse(itemFailures.programMissing)
  const [judged, isNew] = await Promise.all([
    judgeRequirements(context, row.meeting, requirements),
    noteVisit(context, row.meeting),
  ])
  if (isNew) await addMeetingView(db, meetingId)
  const watch = presentVerdict(judged, context.caller.language)
  const detail = presentMeetingDetail(row, { watch, speakers }, new Date())
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})

/** A meeting that has not begun cannot have been watched, so it stays out of the history. */
const noteVisit = (context: CallContext, { id, begin_at }: MeetingRow['meeting']) =>
  begin_at > new Date() ? isNewVisit(context, `meeting ${id}`) : noteView(context, 'meeting', id)
