import { examCalls, examFailures, examQuestionKinds } from '#contract/meetings/exams.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { examSubmitted } from './exams.events.ts'
import { closeDueTries, gradeAndClose } from './close-try.ts'
import { optionOf } from './deal-options.ts'
import { secondsLeft } from './exams.present.ts'
import { lockTry, selectTryQuestion, updateChosen } from './exams.queries.ts'

/** Saves an answer before responding: a dropped connection or a crash loses nothing that was acknowledged. */
export const answerExam = answer(examCalls.answer, async (input, context) => {
  const { userId } = memberOf(context)
  const { question_id: questionId, option_ids: optionIds } = input
  if ((questionId === undefined) !== (optionIds === undefined))
    throw refuse(failures.parametersMissing, { detail: 'question_id, option_ids' })
  await closeDueTries(context.db, userId)
  const found = await context.db.transaction(async (db) => {
    const found = await lockTry(db, input.try_id, userId)
    if (!found) throw refuse(failures.dataMissing, { detail: 'try_id' })
    if (found.one.closed_at !== null) {
      // Submitting twice has no further effect; an answer that comes too late is rejected.
      if (input.finish && questionId === undefined) return found
      throw refuse(examFailures.tryClosed)
    }
    if (questionId !== undefined) await choose(db, input.try_id, questionId, optionIds!)
    if (input.finish) {
      await gradeAndClose(db, found)
      await context.events.publish(db, examSubmitted, { userId, meetingId: found.meeting_id })
    }
    return found
  })
  const left = input.finish ? 0 : secondsLeft(found.one, new Date())
  return { seconds_left: left, is_closed: asBit(input.finish) }
})

async function choose(db: Db, tryId: number, questionId: number, keys: number[]) {
  const question = await selectTryQuestion(db, tryId, questionId)
  if (!question) throw refuse(examFailures.notInPaper)
  const chosen = [...new Set(keys)].flatMap((key) => optionOf(question, key) ?? [])
  const isOne = question.kind === examQuestionKinds.single
  if (chosen.length < new Set(keys).size || (isOne && chosen.length > 1))
    throw refuse(examFailures.notInPaper)
  await updateChosen(db, tryId, questionId, chosen)
}
