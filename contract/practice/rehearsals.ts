import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { ofSheet } from './expert-sheets.ts'

export const rehearsalFailures = defineFailures({
  rehearsalOver: [5916, '会议已结束，彩排室已关闭', 'the meeting is over and the rehearsal room is closed'],
})

const rehearsal = z.object({
  /** The number of the room in the calls of video rooms. */
  video_room_id: z.int(),
  /** Until when the room is open. */
  end_time: z.string(),
  /** The organisers who are in the room now. */
  organisers: z.array(z.string()),
})

export const rehearsalCalls = {
  get: defineCall({
    id: 'expert.rehearsal',
    path: '/api/web/v2/doctorhomepage/rehearsal',
    about:
      'The room in which the guest of a sheet rehearses: open from the invitation to the end of the meeting, for the guest and the organisers.',
    input: ofSheet,
    output: rehearsal,
  }),
}
