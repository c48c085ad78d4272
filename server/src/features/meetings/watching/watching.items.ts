import { meetingFailures } from '#contract/meetings/meetings.ts'
import { refuse } from '#kernel/fail.ts'
import { defineItem } from '#kernel/items.ts'
import { findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { isForCaller, requireEntry } from './admission.ts'

/** A meeting is for those whom its audience and its list admit, and discussed by those who may watch; its parts are its sessions. */
export const admittedMeeting = defineItem({
  type: 'meeting',
  async find(context, meetingId, sessionId) {
    const meeting = await findSession(context.db, meetingId, sessionId)
    if (!(await isForCaller(context, meeting))) throw refuse(meetingFailures.notForYou)
  },
  async findDiscussion(context, meetingId, sessionId) {
    const meeting = await findSession(context.db, meetingId, sessionId)
    await requireEntry(context, meeting, sessionId)
  },
})
