import { failures } from '#contract/wire/failure.ts'
import { questionnaireCalls, questionnaireFailures } from '#contract/library/questionnaires.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { insertAnswerRecord } from './answer-records.queries.ts'
import { insertAnswers, selectQuestionnaire, selectQuestions } from './questionnaires.queries.ts'
import { readAnswers } from './read-answers.ts'

export const submitQuestionnaire = answer(questionnaireCalls.submit, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const row = await selectQuestionnaire(db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  if (row.isClosed) throw refuse(questionnaireFailures.closed)
  const { choices, texts } = readAnswers(await selectQuestions(db, input.id), input.answers)
  await db.transaction(async (db) => {
    // The record is the lock: of concurrent answers only one inserts it.
    const isFirst = await insertAnswerRecord(db, {
      user_id: userId,
      item_type: 'questionnaire',
      item_id: input.id,
    })
    if (!isFirst) throw refuse(questionnaireFailures.alreadyAnswered)
    await insertAnswers(db, {
      choices: choices.map((choice) => ({ ...choice, user_id: userId })),
      texts: texts.map((text) => ({ ...text, user_id: userId })),
    })
  })
  return { answered_at: shanghaiTime(new Date()) }
})
