import { studyCalls, studyFailures } from '#contract/meetings/study.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { optionOf } from '#server/features/meetings/exams/deal-options.ts'
import { missMoment } from './ask-recall.ts'
import { grantCredit } from './grant-credit.ts'
import { isExpired } from './recall-rules.ts'
import { lockMoment, selectRecallQuestion, updateMoment } from './recall.queries.ts'

/** Each question is answered once; a wrong answer is made up for by another question of the same part. */
export const answerRecall = answer(studyCalls.answerRecall, async (input, context) => {
  const { userId } = memberOf(context)
  const { isRight, meetingId } = await context.db.transaction(async (db) => {
    const row = await lockMoment(db, input.recall_id, userId)
    if (!row) throw refuse(failures.dataMissing, { detail: 'recall_id' })
    const now = new Date()
    if (row.met_at !== null || row.asked_at === null || isExpired(row.asked_at, now.getTime()))
      throw refuse(studyFailures.recallOver)
    const question = row.question_id === null ? undefined : await selectRecallQuestion(db, row.question_id)
    const chosenId = optionOf(row, input.option_id)
    const chosen = question?.options.find(({ id }) => id === chosenId)
    if (question && !chosen) throw refuse(failures.parameterError, { detail: 'option_id' })
    const isRight = chosen?.is_right ?? true
    if (isRight) await updateMoment(db, row, { met_at: now })
    else await missMoment(db, row)
    return { isRight, meetingId: row.meeting_id }
  })
  if (isRight) await grantCredit(context, userId, meetingId)
  return { is_right: asBit(isRight) }
})
