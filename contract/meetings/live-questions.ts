import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, line, nothing } from '../wire/fields.ts'

export const liveQuestionFailures = defineFailures({
  answersWrong: [
    6530,
    '请填写 2 至 6 个选项，至少一个正确、一个错误',
    'please give 2 to 6 options, at least one right and one wrong',
  ],
  notDue: [6531, '现在没有需要回答的题目', 'there is no question to answer now'],
  noTriesLeft: [
    6532,
    '答题次数已用完，可观看回放获得学分',
    'no tries are left; watch the recording for the credit',
  ],
  tooSoon: [6533, '请稍后再答', 'please wait a while before the next question'],
  tooMany: [6534, '该场次的题目已达上限', 'this session has too many questions'],
  titleMissing: [6535, '请填写题目', 'please write the question'],
})

export const liveQuestionLimits = { title: 200, label: 100, options: 6, questions: 30 } as const
/** How often somebody may try the question of a session, and how long they wait in between. */
export const liveQuestionTries = 3
export const liveQuestionWaitMinutes = 10

const option = z.object({ label: line(liveQuestionLimits.label), is_right: bit })

const writtenQuestion = z.object({
  question_id: z.int(),
  /** 0 for a question about the whole meeting. */
  session_id: z.int(),
  title: z.string(),
  options: z.array(z.object({ label: z.string(), is_right: bit })),
})

const dueQuestion = z.object({
  /** The child of a large meeting in which the session was. */
  meeting_id: z.int(),
  session_id: z.int(),
  session_title: contentText,
  tries_left: z.int(),
  /** Seconds until the next try; 0 when it can be answered now, and then there are options. */
  wait_seconds: z.int(),
  title: z.string(),
  options: z.array(z.object({ option_id: z.int(), label: z.string() })),
})

export const liveQuestionCalls = {
  due: defineCall({
    id: 'livequestion.due',
    path: '/api/web/v3/study/livequestions',
    access: 'member',
    about:
      'The questions about the sessions of a meeting that the caller has watched live: one of each session with questions, once the session is over.',
    input: z.object({ meeting_id: id }),
    output: z.array(dueQuestion),
  }),
  answer: defineCall({
    id: 'livequestion.answer',
    path: '/api/web/v3/study/answerlivequestion',
    access: 'member',
    about: `Answers the question of a session. After a wrong answer another one comes in ${liveQuestionWaitMinutes} minutes, ${liveQuestionTries} in all.`,
    input: z.object({ meeting_id: id, session_id: z._default(id, 0), option_id: id }),
    output: z.object({ is_right: bit, tries_left: z.int() }),
  }),
  bank: defineCall({
    id: 'livequestion.bank',
    path: '/api/web/v3/study/livequestionbank',
    access: 'member',
    about: 'The questions of a meeting with their answers, for its lecturers and those who run it.',
    input: z.object({ meeting_id: id }),
    output: z.object({
      title: z.string(),
      sessions: z.array(z.object({ session_id: z.int(), title: z.string() })),
      questions: z.array(writtenQuestion),
    }),
  }),
  save: defineCall({
    id: 'livequestion.save',
    path: '/api/web/v3/study/savelivequestion',
    access: 'member',
    about:
      'Writes a question of a session, or another version of one: those who were asked keep the old one.',
    input: z.object({
      meeting_id: id,
      session_id: z._default(id, 0),
      question_id: z._default(id, 0),
      title: line(liveQuestionLimits.title),
      options: json(z.array(option).check(z.maxLength(liveQuestionLimits.options))),
    }),
    output: z.object({ question_id: z.int() }),
  }),
  remove: defineCall({
    id: 'livequestion.remove',
    path: '/api/web/v3/study/removelivequestion',
    access: 'member',
    about: 'Takes a question back: nobody else is asked it.',
    input: z.object({ question_id: id }),
    output: nothing,
  }),
}

export type WrittenQuestion = z.infer<typeof writtenQuestion>
export type DueQuestion = z.infer<typeof dueQuestion>
