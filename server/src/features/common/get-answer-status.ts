import { commonCalls } from '#contract/common.ts'
import { asBit } from '#contract/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectAnswerRecord } from './common.queries.ts'

export const getAnswerStatus = answer(commonCalls.answerStatus, async (input, context) => {
  const row = await selectAnswerRecord(context.db, { ...input, user_id: memberOf(context).userId })
  return { answered: asBit(row !== undefined), answered_at: row ? shanghaiTime(row.answered_at) : '' }
})
