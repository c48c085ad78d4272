import { studyCalls, studyFailures } from '#contract/meetings/study.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { missMoment } from './ask-recall.ts'
import { grantCredit } from './grant-credit.ts'
import { isExpired } from './recall-rules.ts'
import { selectMoment, selectRecallQuestion, updateMoment } from './recall.queries.ts'

/** Each question is answered once; a wrong answer is made up for by another question of the same part. */
export const answerRecall = answer(studyCalls.answerRecall, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const row = await selectMoment(db, input.recall_id, userId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'recall_id' })
  const now = new Date()
  if (row.met_at !== null || row.asked_at === null || isExpired(row.asked_at, now.getTime()))
    throw refuse(studyFailures.recallOver)
  const question = row.question_id === null ? undefined : await selectRecallQuestion(db, row.question_id)
  const chosen = question?.options.find(({ id }) => id === input.option_id)
  if (question && !chosen) throw refuse(failures.parameterError, { detail: 'option_id' })
  if (chosen && !chosen.is_right) {
    await missMoment(db, row)
    return { is_right: asBit(false) }
  }
  if (!(await updateMoment(db, row, { met_at: now }))) throw refuse(studyFailures.recallOver)
  await grantCredit(context, userId, row.meeting_id)
  return { is_right: asBit(true) }
})
