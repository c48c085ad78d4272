import { failures } from '#contract/wire/failure.ts'
import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectAnswerRecord } from './answer-records.queries.ts'
import { maySeeResults } from './questionnaires.policy.ts'
import { presentQuestionnaire } from './questionnaires.present.ts'
import { selectQuestionnaire, selectQuestions } from './questionnaires.queries.ts'

export const getQuestionnaire = answer(questionnaireCalls.detail, async (input, { db, member }) => {
  const row = await selectQuestionnaire(db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  const [questions, record] = await Promise.all([
    selectQuestions(db, input.id),
    member &&
      selectAnswerRecord(db, { user_id: member.userId, item_type: 'questionnaire', item_id: input.id }),
  ])
  return presentQuestionnaire(row, questions, {
    answeredAt: record?.answered_at,
    maySeeResults: maySeeResults(member, row.questionnaire.owner_id),
  })
})
