import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, page, paged } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const questionKinds = { single: 1, multiple: 2, text: 3 } as const

/** Each person answers these once. */
export const answeredKinds = ['questionnaire', 'exam'] as const

export const answerTextLimit = 500
export const answerTextsPageSize = 20

export const questionnaireFailures = defineFailures({
  alreadyAnswered: [4871, '您已提交过这份问卷', 'you have already answered this questionnaire'],
  closed: [4872, '问卷已结束', 'this questionnaire is closed'],
  answerMissing: [4873, '请回答全部必答题', 'please answer every required question'],
})

const option = z.object({ option_id: z.int(), label: z.string() })

export const question = z.object({
  question_id: z.int(),
  kind: oneOf(questionKinds),
  title: z.string(),
  required: bit,
  /** Empty for a text question. */
  options: z.array(option),
})

export const questionnaire = z.object({
  id: z.int(),
  title: z.string(),
  intro: z.string(),
  /** Shown after the answer. */
  thanks: z.string(),
  /** Empty if it stays open. */
  closes_at: z.string(),
  is_closed: bit,
  answered: bit,
  answered_at: z.string(),
  /** The owner and operators may see the answers. */
  may_see_results: bit,
  questions: z.array(question),
})

/** An answer to one question: options for choices, words for a text. */
export const givenAnswer = z.object({
  question_id: z.int(),
  option_ids: z.array(z.int()).check(z.maxLength(100)),
  text: z.string().check(z.trim(), z.maxLength(answerTextLimit), z.regex(/^[^\0]*$/)),
})

export const questionResult = z.object({
  question_id: z.int(),
  kind: oneOf(questionKinds),
  title: z.string(),
  /** How many people have answered this question. */
  answer_num: z.int(),
  options: z.array(z.extend(option, { choice_num: z.int() })),
})

export const questionnaireCalls = {
  detail: defineCall({
    id: 'questionnaire.detail',
    path: '/api/web/v2/questionnaire/detail',
    about: 'A questionnaire, and whether the caller has answered it.',
    input: z.object({ id }),
    output: questionnaire,
  }),
  submit: defineCall({
    id: 'questionnaire.submit',
    path: '/api/web/v2/questionnaire/submit',
    about: 'Answers a questionnaire, once per user. `answers` is a JSON list.',
    access: 'member',
    input: z.object({ id, answers: json(z.array(givenAnswer).check(z.maxLength(200))) }),
    output: z.object({ answered_at: z.string() }),
  }),
  results: defineCall({
    id: 'questionnaire.results',
    path: '/api/web/v2/questionnaire/results',
    about: 'The answers so far, counted; for the owner and operators.',
    access: 'member',
    input: z.object({ id }),
    output: z.object({ answer_num: z.int(), questions: z.array(questionResult) }),
  }),
  texts: defineCall({
    id: 'questionnaire.texts',
    path: '/api/web/v2/questionnaire/texts',
    about: 'The answers to a text question, newest first, without names; for the owner and operators.',
    access: 'member',
    input: z.object({ question_id: id, page }),
    output: paged(z.object({ text_id: z.int(), text: z.string() })),
  }),
  answerStatus: defineCall({
    id: 'common.answerStatus',
    path: '/api/web/v2/common/answerstatus',
    about: 'Whether the caller has answered a questionnaire or an exam, and when.',
    access: 'member',
    input: z.object({ item_type: z.enum(answeredKinds), item_id: id }),
    output: z.object({ answered: bit, answered_at: z.string() }),
  }),
}

export type Questionnaire = z.infer<typeof questionnaire>
export type Question = z.infer<typeof question>
export type GivenAnswer = z.infer<typeof givenAnswer>
export type QuestionResult = z.infer<typeof questionResult>
