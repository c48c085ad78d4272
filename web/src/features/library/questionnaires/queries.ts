import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const questionnaireQueries = {
  detail: (id: number) => queryOf(questionnaireCalls.detail, { id }),
  results: (id: number) => queryOf(questionnaireCalls.results, { id }),
  texts: (questionId: number) => pagedQueryOf(questionnaireCalls.texts, { question_id: questionId }),
}
