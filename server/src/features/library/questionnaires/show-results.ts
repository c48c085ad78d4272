import { failures } from '#contract/wire/failure.ts'
import { answerTextsPageSize, questionnaireCalls } from '#contract/library/questionnaires.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { loadResults } from './load-results.ts'
import { maySeeResults } from './questionnaires.policy.ts'
import { selectQuestionnaire, selectQuestionnaireOfText, selectTexts } from './questionnaires.queries.ts'

export const showResults = answer(questionnaireCalls.results, async (input, { db, member }) => {
  const row = await selectQuestionnaire(db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  if (!maySeeResults(member, row.questionnaire.owner_id)) throw refuse(failures.noPermission)
  return loadResults(db, input.id)
})

export const listTexts = answer(questionnaireCalls.texts, async (input, { db, member }) => {
  const questionnaire = await selectQuestionnaireOfText(db, input.question_id)
  if (!questionnaire) throw refuse(failures.dataMissing, { detail: 'question_id' })
  if (!maySeeResults(member, questionnaire.owner_id)) throw refuse(failures.noPermission)
  const size = answerTextsPageSize
  const found = await readPage(input.page, size, (limit, offset) =>
    selectTexts(db, input.question_id, limit, offset),
  )
  return presentPage(found, ({ id, content }) => ({ text_id: id, text: content }))
})
