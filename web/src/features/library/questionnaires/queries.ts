import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

/** Questionnaires, and what was answered. */
export const questionnaireTag = 'questionnaires'

const meta = { tags: [questionnaireTag] }

export const questionnaireQueries = {
  detail: (id: number) => queryOf(questionnaireCalls.detail, { id }, meta),
  results: (id: number) => queryOf(questionnaireCalls.results, { id }, meta),
  texts: (questionId: number) => pagedQueryOf(questionnaireCalls.texts, { question_id: questionId }, meta),
}
