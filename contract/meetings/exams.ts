import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, json } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const examQuestionKinds = { single: 1, multiple: 2 } as const

export const examFailures = defineFailures({
  examMissing: [404, '该会议没有在线考试', 'this meeting has no online exam'],
  notOpenYet: [4961, '会议开始后才能参加考试', 'the exam opens when the meeting begins'],
  noTriesLeft: [4962, '考试次数已用完', 'no tries left'],
  alreadyPassed: [4963, '您已通过考试', 'you have already passed the exam'],
  tryClosed: [4964, '考试已结束', 'the exam is over'],
  notInPaper: [4965, '答案与题目不符', 'the answer does not fit the question'],
})

const closedTry = z.object({
  try_id: z.int(),
  number: z.int(),
  score: z.int(),
  passed: bit,
  started_at: z.string(),
  closed_at: z.string(),
})

/** What operators hear about the bank of questions. */
export const bankFailures = defineFailures({
  optionsMissing: [5127, '至少需要两个选项', 'a question takes two options at least'],
  oneRight: [5128, '单选题须有且只有一个正确选项', 'exactly one option must be right'],
  severalRight: [5129, '多选题至少需要两个正确选项', 'two options at least must be right'],
  alreadyAsked: [
    5130,
    '已有考生答过该题，只能修改文字；如需改动答案请撤下后新建',
    'this question was asked already and only its wording can change; take it back and add a new one',
  ],
  noQuestions: [
    5132,
    '考试还没有题目，请先添加题目再发布',
    'this exam has no questions; add some before publishing it',
  ],
  examThere: [5131, '该会议已有考试', 'this meeting has an exam already'],
})

export const exam = z.object({
  meeting_id: z.int(),
  meeting_title: contentText,
  title: contentText,
  intro: contentText,
  minutes: z.int(),
  question_num: z.int(),
  pass_mark: z.int(),
  max_tries: z.int(),
  tries_left: z.int(),
  /** Nobody can start before the meeting begins. */
  is_open: bit,
  passed: bit,
  /** -1 until the first attempt is closed. */
  best_score: z.int(),
  /** Seconds left of the running attempt, 0 if none is running. */
  seconds_left: z.int(),
  tries: z.array(closedTry),
})

const option = z.object({ option_id: z.int(), label: z.string() })

const paperQuestion = z.object({
  question_id: z.int(),
  kind: oneOf(examQuestionKinds),
  title: z.string(),
  options: z.array(option),
  chosen: z.array(z.int()),
})

export const paper = z.object({
  try_id: z.int(),
  number: z.int(),
  title: contentText,
  seconds_left: z.int(),
  questions: z.array(paperQuestion),
})

export const scoreSheet = z.extend(closedTry, {
  title: contentText,
  meeting_id: z.int(),
  pass_mark: z.int(),
  /** 0, as the score, for a failed attempt that left more than half of its questions open. */
  right_num: z.int(),
  /** 1 once the exam is passed, in any try; until then `right` and `explanation` are empty and `is_right` is null. */
  is_explained: bit,
  questions: z.array(
    z.extend(paperQuestion, {
      right: z.array(z.int()),
      is_right: z.nullable(bit),
      explanation: z.string(),
    }),
  ),
})

export const examCalls = {
  onlineExam: defineCall({
    id: 'meeting.onlineexam',
    path: '/api/web/v3/onlineexam/onlineexam',
    access: 'member',
    about: 'The exam of a meeting and the caller’s state in it.',
    input: z.object({ meeting_id: id }),
    output: exam,
  }),
  start: defineCall({
    id: 'meeting.startonlineanswer',
    path: '/api/web/v3/onlineexam/startonlineanswer',
    access: 'member',
    about:
      'Starts an attempt, or resumes the running one: its questions, the options chosen so far and the time left. With `resume` 1 it never starts one.',
    input: z.object({ meeting_id: id, resume: z.optional(flag) }),
    output: paper,
  }),
  answer: defineCall({
    id: 'meeting.onlineanswer',
    path: '/api/web/v3/onlineexam/onlineanswer',
    access: 'member',
    about:
      'Saves the answer to one question; an empty list clears it. `finish` 1 submits the attempt, with or without another answer.',
    input: z.object({
      try_id: id,
      question_id: z.optional(id),
      option_ids: z.optional(json(z.array(z.int()).check(z.maxLength(20)))),
      finish: z._default(flag, false),
    }),
    output: z.object({ seconds_left: z.int(), is_closed: bit }),
  }),
  sheet: defineCall({
    id: 'exam.scoresheet',
    path: '/api/web/v3/onlineexam/scoresheet',
    access: 'member',
    about:
      'The score sheet of a closed attempt, by default the best one; with what was right and explanations once the exam is passed.',
    input: z.object({ meeting_id: id, try_id: z.optional(id) }),
    output: scoreSheet,
  }),
}

export type Exam = z.infer<typeof exam>
export type ClosedTry = z.infer<typeof closedTry>
export type Paper = z.infer<typeof paper>
export type PaperQuestion = z.infer<typeof paperQuestion>
export type ScoreSheet = z.infer<typeof scoreSheet>
export type SheetQuestion = ScoreSheet['questions'][number]
