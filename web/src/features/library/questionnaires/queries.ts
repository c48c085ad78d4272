import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Questionnaires and their answers. */
    questionnaires: true
  }
}

const meta = { tags: ['questionnaires'] } as const

export const questionnaireQueries = {
  detail: (id: number) => queryOf(questionnaireCalls.detail, { id }, meta),
  results: (id: number) => queryOf(questionnaireCalls.results, { id }, meta),
  texts: (questionId: number) => pagedQueryOf(questionnaireCalls.texts, { question_id: questionId }, meta),
}
