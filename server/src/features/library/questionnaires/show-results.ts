import { failures } from '#contract/wire/failure.ts'
import { answerTextsPageSize, questionnaireCalls } from '#contract/library/questionnaires.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { countAnswerRecords } from './answer-records.queries.ts'
import { maySeeResults } from './questionnaires.policy.ts'
import { presentResult } from './questionnaires.present.ts'
import {
  countAnswersOfQuestions,
  countChoices,
  selectQuestionnaire,
  selectQuestionnaireOfText,
  selectQuestions,
  selectTexts,
} from './questionnaires.queries.ts'

export const showResults = answer(questionnaireCalls.results, async (input, { db, member }) => {
  const row = await selectQuestionnaire(db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  if (!maySeeResults(member, row.questionnaire.owner_id)) throw refuse(failures.noPermission)
  const questions = await selectQuestions(db, input.id)
  const ids = questions.map(({ id }) => id)
  const [answerNum, choices, answers] = await Promise.all([
    countAnswerRecords(db, 'questionnaire', input.id),
    countChoices(db, ids),
    countAnswersOfQuestions(db, ids),
  ])
  const counts = {
    choices: new Map(choices.map(({ optionId, count }) => [optionId, count])),
    answers: new Map(answers.map(({ questionId, count }) => [questionId, count])),
  }
  return { answer_num: answerNum, questions: questions.map((question) => presentResult(question, counts)) }
})

export const listTexts = answer(questionnaireCalls.texts, async (input, { db, member }) => {
  const questionnaire = await selectQuestionnaireOfText(db, input.question_id)
  if (!questionnaire) throw refuse(failures.dataMissing, { detail: 'question_id' })
  if (!maySeeResults(member, questionnaire.owner_id)) throw refuse(failures.noPermission)
  const size = answerTextsPageSize
  const rows = await selectTexts(db, input.question_id, size, offsetOf(input.page, size))
  return presentPage(rows, input.page, size, ({ id, content }) => ({ text_id: id, text: content }))
})
