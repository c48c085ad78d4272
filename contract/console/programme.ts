import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { flag, id, json, line } from '../wire/fields.ts'

export const programmeFailures = defineFailures({
  sessionClash: [
    5123,
    '该时间与其他安排冲突，确认后仍可保存',
    'this clashes with something else; it can be saved once confirmed',
  ],
  timeWrong: [5124, '结束时间须晚于开始时间', 'the end must be later than the begin'],
  movedMeanwhile: [
    5125,
    '其他人刚刚移动了该议程，已显示最新安排',
    'somebody else has just moved this session; the latest programme is shown',
  ],
  mixedMeetings: [5126, '该会议下没有这个议程', 'this session is not in the programme of the meeting'],
})

/** What is at the same time: in the same hall, or by the same lecturer. */
export const clash = z.object({
  kind: z.enum(['hall', 'lecturer']),
  /** The session it clashes with; 0 for something outside this programme. */
  session_id: z.int(),
  title: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
})
export type Clash = z.infer<typeof clash>

export const programmeSession = z.object({
  session_id: z.int(),
  /** The meeting itself, or the part of a large one. */
  meeting_id: z.int(),
  hall: z.string(),
  title: z.string(),
  doctor_id: z.int(),
  lecturer: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  clashes: z.array(clash),
})
export type ProgrammeSession = z.infer<typeof programmeSession>

const place = z.object({ hall: z.string(), begin_time: z.string(), end_time: z.string() })
export type Place = z.infer<typeof place>

export const editedProgramme = z.object({
  meeting_id: z.int(),
  title: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  sessions: z.array(programmeSession),
})
export type EditedProgramme = z.infer<typeof editedProgramme>

export const programmeCalls = {
  get: defineCall({
    id: 'console.programme',
    path: '/api/console/programme/get',
    about:
      'The programme of a meeting and of its parts, published or not, each session with what it clashes with.',
    access: 'operator',
    right: 'meetings.edit',
    input: z.object({ meeting_id: id }),
    output: editedProgramme,
  }),
  move: defineCall({
    id: 'console.moveSession',
    path: '/api/console/programme/move',
    about:
      'Moves a session to another time or hall. `from` is where the caller saw it: one that was moved meanwhile is refused. A clash is refused unless it is confirmed.',
    access: 'operator',
    right: 'meetings.edit',
    changes: true,
    record: ['sessions', 'session_id'],
    input: z.object({
      meeting_id: id,
      session_id: id,
      from: json(place),
      to: json(place),
      confirms: z._default(flag, false),
    }),
    output: editedProgramme,
  }),
  renameHall: defineCall({
    id: 'console.renameHall',
    path: '/api/console/programme/renamehall',
    about: 'Renames a hall in the whole programme of a meeting and of its parts.',
    access: 'operator',
    right: 'meetings.edit',
    changes: true,
    input: z.object({ meeting_id: id, hall: line(40), name: line(40) }),
    output: editedProgramme,
  }),
}
