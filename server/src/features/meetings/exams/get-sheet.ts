import { examCalls } from '#contract/meetings/exams.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { closeDueTries } from './close-try.ts'
import { presentSheet } from './exams.present.ts'
import { selectBestTry, selectOptionsOfTry, selectTries, selectTryQuestions } from './exams.queries.ts'
import type { ExamRow, TryRow } from './exams.queries.ts'
import { findExam } from './find-exam.ts'

/** Right answers are shown to those who have passed. A person who fails on purpose would read them for somebody else. */
export const getSheet = answer(examCalls.sheet, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { exam } = await findExam(context, input.meeting_id)
  await closeDueTries(db, userId)
  const one = await selectBestTry(db, exam.id, userId, input.try_id)
  if (!one) throw refuse(failures.dataMissing, { detail: 'try_id' })
  const [questions, options] = [await selectTryQuestions(db, one.id), await selectOptionsOfTry(db, one.id)]
  const tries = await selectTries(db, exam.id, userId)
  return presentSheet({ exam, one, questions, options, isExplained: hasPassed(exam, tries) })
})

const hasPassed = ({ pass_mark }: ExamRow, tries: readonly TryRow[]) =>
  tries.some(({ score }) => (score ?? 0) >= pass_mark)
