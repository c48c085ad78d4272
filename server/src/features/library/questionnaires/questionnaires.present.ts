import { asBit } from '#contract/wire/fields.ts'
import { questionKinds } from '#contract/library/questionnaires.ts'
import type { Question, Questionnaire, QuestionResult } from '#contract/library/questionnaires.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { QuestionnaireRow, QuestionRow } from './questionnaires.queries.ts'

const presentQuestion = (row: QuestionRow): Question => ({
  question_id: row.id,
  kind: questionKinds[row.kind],
  title: row.title,
  required: asBit(row.required),
  options: row.options.map(({ id, label }) => ({ option_id: id, label })),
})

export const presentQuestionnaire = (
  { questionnaire, isClosed }: QuestionnaireRow,
  questions: QuestionRow[],
  reader: { answeredAt: Date | undefined; maySeeResults: boolean },
): Questionnaire => ({
  id: questionnaire.id,
  title: questionnaire.title,
  intro: questionnaire.intro,
  thanks: questionnaire.thanks,
  closes_at: questionnaire.closes_at ? shanghaiTime(questionnaire.closes_at) : '',
  is_closed: asBit(isClosed),
  answered: asBit(reader.answeredAt !== undefined),
  answered_at: reader.answeredAt ? shanghaiTime(reader.answeredAt) : '',
  may_see_results: asBit(reader.maySeeResults),
  questions: questions.map(presentQuestion),
})

type Counts = { answers: Map<number, number>; choices: Map<number, number> }

export const presentResult = (row: QuestionRow, { answers, choices }: Counts): QuestionResult => ({
  question_id: row.id,
  kind: questionKinds[row.kind],
  title: row.title,
  answer_num: answers.get(row.id) ?? 0,
  options: row.options.map(({ id, label }) => ({
    option_id: id,
    label,
    choice_num: choices.get(id) ?? 0,
  })),
})
