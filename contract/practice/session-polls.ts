import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, lines } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'
import { busyTime, sessionKinds } from './expert-sessions.ts'
import { ofProvedSheet, ofSheet } from './expert-sheets.ts'

export const pollStates = { open: 0, decided: 1, withdrawn: 2 } as const

/** What an expert says to a time: it suits, if need be, or not. */
export const pollAnswers = { yes: 1, ifNeedBe: 2, no: 3 } as const

export const pollLimits = { times: 8, guests: 30, note: 200 } as const

export const pollFailures = defineFailures({
  pollMissing: [
    6480,
    '该时间征询不存在或已撤回',
    'this question about times does not exist or was withdrawn',
  ],
  pollClosed: [6481, '时间已确定，无需再答复', 'the time is fixed, no answer is needed any more'],
  answersMissing: [6482, '请对每个时间作出选择', 'please say something to each of the times'],
  timesWrong: [
    6483,
    '请填写 2 至 8 个以后的时间，各不相同，结束时间须晚于开始时间',
    'please enter 2 to 8 different times to come, each with an end after its begin',
  ],
  guestsWrong: [6484, '请选择同一会议中受邀的专家', 'please choose experts that are invited to one meeting'],
  hallTaken: [6485, '该时间会场已有其他议程', 'something else takes place in the hall at that time'],
  timeUnknown: [6486, '没有这个时间', 'there is no such time'],
  dueWrong: [
    6487,
    '答复截止时间应在现在之后、第一个可选时间之前',
    'answers are due after now and before the first of the times',
  ],
  chosenPast: [6488, '该时间已过，请选择以后的时间', 'this time is over, please choose one that is to come'],
})

const sessionPoll = z.object({
  poll_id: z.int(),
  title: z.string(),
  kind: z.enum(sessionKinds),
  hall: z.string(),
  due_time: z.string(),
  status: oneOf(pollStates),
  /** What the guest has written to it. */
  note: z.string(),
  /** Whether the guest may still answer, or change the answer. */
  can_answer: bit,
  times: z.array(
    z.object({
      time_id: z.int(),
      begin_time: z.string(),
      end_time: z.string(),
      answer: oneOf({ none: 0, ...pollAnswers }),
      is_chosen: bit,
      /** What else takes the guest then. */
      clashes: z.array(busyTime),
    }),
  ),
})

const ofPoll = { poll_id: id }

export const sessionPollCalls = {
  get: defineCall({
    id: 'expert.sessionpoll',
    path: '/api/web/v2/doctorhomepage/sessionpoll',
    about:
      'The times that a guest is asked about for a session, what they have said to each, and what takes them then.',
    input: z.extend(ofSheet, ofPoll),
    output: sessionPoll,
  }),
  answer: defineCall({
    id: 'expert.sessionpollanswer',
    path: '/api/web/v2/doctorhomepage/sessionpollanswer',
    about:
      'Answers whether each time suits (1), suits if need be (2) or does not suit (3). Answers can be changed until a time is chosen.',
    input: z.extend(ofProvedSheet, {
      ...ofPoll,
      answers: json(
        z.array(z.object({ time_id: z.int(), answer: z.int() })).check(z.maxLength(pollLimits.times)),
      ),
      note: z._default(lines(pollLimits.note), ''),
    }),
    output: sessionPoll,
  }),
}

export type SessionPoll = z.infer<typeof sessionPoll>
export type PollAnswer = (typeof pollAnswers)[keyof typeof pollAnswers]
