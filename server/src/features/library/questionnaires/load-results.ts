import type { Db } from '#kernel/database.ts'
import { countAnswerRecords } from './answer-records.queries.ts'
import { presentResult } from './questionnaires.present.ts'
import { countAnswersOfQuestions, countChoices, selectQuestions } from './questionnaires.queries.ts'

/** How often a questionnaire was answered, and each option chosen. */
export async function loadResults(db: Db, questionnaireId: number) {
  const questions = await selectQuestions(db, questionnaireId)
  const ids = questions.map(({ id }) => id)
  const [answer_num, choices, answers] = await Promise.all([
    countAnswerRecords(db, 'questionnaire', questionnaireId),
    countChoices(db, ids),
    countAnswersOfQuestions(db, ids),
  ])
  const counts = {
    choices: new Map(choices.map(({ optionId, count }) => [optionId, count])),
    answers: new Map(answers.map(({ questionId, count }) => [questionId, count])),
  }
  return { answer_num, questions: questions.map((question) => presentResult(question, counts)) }
}
