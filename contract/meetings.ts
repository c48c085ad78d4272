import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bit, id } from './fields.ts'

export const meetingCalls = {
  checkFrame: defineCall({
    id: 'meeting.checkframe',
    path: '/api/web/v3/frame/checkframe',
    about: 'Whether a meeting is a large one, with a home of its own.',
    input: z.object({ meeting_id: id }),
    output: z.object({ is_big_meeting: bit }),
  }),
}
