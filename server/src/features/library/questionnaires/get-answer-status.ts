import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectAnswerRecord } from './answer-records.queries.ts'

export const getAnswerStatus = answer(questionnaireCalls.answerStatus, async (input, context) => {
  const row = await selectAnswerRecord(context.db, { ...input, user_id: memberOf(context).userId })
  return { answered: asBit(row !== undefined), answered_at: row ? shanghaiTime(row.answered_at) : '' }
})
