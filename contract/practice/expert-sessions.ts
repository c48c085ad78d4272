import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, id, lines } from '../wire/fields.ts'
import { ofProvedSheet, ofSheet, sheetLimits } from './expert-sheets.ts'
import { oneOf } from '../wire/one-of.ts'

export const sessionStates = { open: 0, confirmed: 1, refused: 2, proposed: 3 } as const

/** What `type` of expertsessionaffirm says. */
export const sessionAnswers = { confirm: 1, refuse: 2, propose: 3 } as const

/** What a guest does in a session. */
export const sessionKinds = ['lecture', 'host', 'discussion', 'comment'] as const

export const sessionLimits = { title: 200, hall: 100 } as const

export const sessionFailures = defineFailures({
  sessionMissing: [4740, '该场次不存在或已取消', 'the session does not exist or was cancelled'],
  sessionBegun: [4741, '该场次已开始，无法更改', 'the session has begun and can no longer be changed'],
  sessionMoved: [
    4742,
    '该场次时间已变更，请查看后重新确认',
    'the time of the session has changed, please look at it and confirm again',
  ],
  timePast: [4743, '请选择以后的时间', 'please choose a time that is to come'],
  timeSame: [4744, '与原定时间相同', 'this is the time that was planned'],
  notProposed: [4745, '没有待处理的改期', 'there is no other time to decide about'],
  periodWrong: [4746, '结束时间须晚于开始时间', 'the end must be later than the begin'],
  answerWrong: [4747, '请选择确认、婉拒或改期', 'please confirm, refuse or propose another time'],
})

/** A time as answers write it: `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
export const timeField = z.string().check(z.trim(), z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/))

/** When a person is taken, and by what. Others than the guest see no title. */
export const busyTime = z.object({
  begin_time: z.string(),
  end_time: z.string(),
  /** A session of another sheet, a meeting where they speak, a consultation, which has no title, or a video conference. */
  kind: z.enum(['session', 'room', 'meeting', 'consultation', 'conference']),
  title: contentText,
})

export const expertSession = z.object({
  session_id: z.int(),
  /** The task and the sheet that it belongs to. */
  id: z.int(),
  guest_id: z.int(),
  meeting_id: z.int(),
  meeting_title: contentText,
  kind: z.enum(sessionKinds),
  title: contentText,
  hall: contentText,
  begin_time: z.string(),
  end_time: z.string(),
  status: oneOf(sessionStates),
  /** The other time that the guest has proposed; empty unless `status` is 3. */
  proposed_begin_time: z.string(),
  proposed_end_time: z.string(),
  reason: z.string(),
  /** Whether the guest may still confirm, refuse or propose. */
  can_affirm: bit,
  clashes: z.array(busyTime),
})

export const sessionChangeKinds = [
  'session_added',
  'session_polled',
  'session_changed',
  'session_retitled',
  'session_removed',
  'session_confirmed',
  'session_refused',
  'session_proposed',
  'session_accepted',
  'session_declined',
] as const

export type SessionChangeKind = (typeof sessionChangeKinds)[number]

/** One change of a session. */
const sessionChange = z.object({
  kind: z.enum(sessionChangeKinds),
  time: z.string(),
  is_guest: bit,
  reason: z.string(),
  /** The begin that it is about; empty for a change without one. */
  begin_time: z.string(),
})

const sessionDetail = z.extend(expertSession, {
  history: z.array(sessionChange),
  /** The address of the calendar file. */
  calendar: z.string(),
})

const sessions = z.object({ sessions: z.array(expertSession) })
const ofSession = z.extend(ofSheet, { session_id: id })

export const expertSessionCalls = {
  list: defineCall({
    id: 'expert.expertsession',
    path: '/api/web/v2/doctorhomepage/expertsession',
    about: 'The sessions of a sheet by time.',
    input: ofSheet,
    output: sessions,
  }),
  schedule: defineCall({
    id: 'expert.schedulepage',
    path: '/api/web/v2/doctorhomepage/schedulepage',
    about:
      'The sessions of the guest in all meetings that are not over, by time. A device that was never proved sees those of the sheet alone.',
    input: ofSheet,
    output: sessions,
  }),
  detail: defineCall({
    id: 'expert.expertsessiondetail',
    path: '/api/web/v2/doctorhomepage/expertsessiondetail',
    about: 'One session of a sheet, with its history and the address of its calendar file.',
    input: ofSession,
    output: sessionDetail,
  }),
  affirm: defineCall({
    id: 'expert.expertsessionaffirm',
    path: '/api/web/v2/doctorhomepage/expertsessionaffirm',
    about:
      'Confirms a session (`type` 1), refuses it (2, with a reason) or proposes another begin (3, with `begin_time` and a reason). With 1, `begin_time` is the begin that was shown: a session that was moved in the meantime is not confirmed. Repeating it changes nothing.',
    input: z.extend(ofProvedSheet, {
      session_id: id,
      type: code,
      begin_time: z.optional(timeField),
      reason: z._default(lines(sheetLimits.reason), ''),
    }),
    output: sessionDetail,
  }),
  busy: defineCall({
    id: 'expert.expertsessionbusy',
    path: '/api/web/v2/doctorhomepage/expertsessionbusy',
    about:
      'When the guest is taken on the day `begin_time` and the three days before and after it, besides by this session.',
    input: z.extend(ofSession, { begin_time: timeField }),
    output: z.object({ days: z.array(z.string()), busy: z.array(busyTime) }),
  }),
}

export type ExpertSession = z.infer<typeof expertSession>
export type ExpertSessionDetail = z.infer<typeof sessionDetail>
export type SessionChange = z.infer<typeof sessionChange>
export type SessionKind = (typeof sessionKinds)[number]
export type BusyTime = z.infer<typeof busyTime>
