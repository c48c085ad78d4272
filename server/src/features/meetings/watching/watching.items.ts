import { meetingFailures } from '#contract/meetings/meetings.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { refuse } from '#kernel/fail.ts'
import { defineItem } from '#kernel/items.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { hasSession } from '#server/features/meetings/meetings/programme.queries.ts'
import { isForCaller } from './admission.ts'

/** A meeting is for those whom its audience and its settings admit; its parts are the sessions of its programme. */
export const admittedMeeting = defineItem({
  type: 'meeting',
  async find(context, meetingId, sessionId) {
    const { meeting } = await findMeeting(context.db, meetingId)
    if (!(await isForCaller(context, meeting))) throw refuse(meetingFailures.notForYou)
    if (sessionId > 0 && !(await hasSession(context.db, meetingId, sessionId)))
      throw refuse(itemFailures.programMissing)
  },
})
