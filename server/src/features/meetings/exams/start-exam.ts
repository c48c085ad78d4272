import { examCalls, examFailures } from '#contract/meetings/exams.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { closeDueTries } from './close-try.ts'
import { dealOptions } from './deal-options.ts'
import { presentPaper } from './exams.present.ts'
import {
  insertTry,
  insertTryQuestions,
  lockStart,
  selectBank,
  selectOptionsOfTry,
  selectTimesAsked,
  selectTries,
  selectTryQuestions,
} from './exams.queries.ts'
import type { ExamRow, TryRow } from './exams.queries.ts'
import { findExam } from './find-exam.ts'
import { shuffled } from './shuffle.ts'

export const startExam = answer(examCalls.start, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { exam, meeting } = await findExam(context, input.meeting_id)
  if (new Date() < meeting.begin_at) throw refuse(examFailures.notOpenYet)
  await closeDueTries(db, userId)
  const one = await db.transaction(async (db) => {
    await lockStart(db, exam.id, userId)
    const tries = await selectTries(db, exam.id, userId)
    const running = tries.find(({ closed_at }) => closed_at === null)
    // A page that comes back late over a bad line must not spend another try.
    if (!running && input.resume) throw refuse(examFailures.tryClosed)
    return running ?? beginTry(db, exam, userId, tries)
  })
  const questions = await selectTryQuestions(db, one.id)
  return presentPaper(exam, one, questions, await selectOptionsOfTry(db, one.id), new Date())
})

async function beginTry(db: Db, exam: ExamRow, userId: number, tries: TryRow[]) {
  if (tries.some(({ score }) => (score ?? 0) >= exam.pass_mark)) throw refuse(examFailures.alreadyPassed)
  if (tries.length >= exam.max_tries) throw refuse(examFailures.noTriesLeft)
  const questions = await drawQuestions(db, exam, userId)
  if (questions.length === 0) throw refuse(examFailures.examMissing)
  const startedAt = new Date()
  const one = await insertTry(db, {
    exam_id: exam.id,
    user_id: userId,
    number: tries.length + 1,
    started_at: startedAt,
    ends_at: new Date(startedAt.getTime() + exam.minutes * 60_000),
  })
  await insertTryQuestions(
    db,
    questions.map(({ id, optionIds }, sort) => ({
      try_id: one.id,
      question_id: id,
      sort,
      ...dealOptions(optionIds),
    })),
  )
  return one
}

/** The next paper takes questions that this user has not had yet, as long as the bank has some. */
async function drawQuestions(db: Db, exam: ExamRow, userId: number) {
  const times = await selectTimesAsked(db, exam.id, userId)
  const bank = shuffled(await selectBank(db, exam.id)).toSorted(
    (one, other) => (times.get(one.id) ?? 0) - (times.get(other.id) ?? 0),
  )
  return exam.question_num > 0 ? bank.slice(0, exam.question_num) : bank
}
