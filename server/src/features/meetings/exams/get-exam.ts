import { examCalls } from '#contract/meetings/exams.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { closeDueTries } from './close-try.ts'
import { presentExam } from './exams.present.ts'
import { countQuestions, selectTries } from './exams.queries.ts'
import { findExam } from './find-exam.ts'

export const getExam = answer(examCalls.onlineExam, async (input, context) => {
  const { userId } = memberOf(context)
  const { exam, meeting } = await findExam(context, input.meeting_id)
  await closeDueTries(context.db, userId)
  const [bankSize, tries] = await Promise.all([
    countQuestions(context.db, exam.id),
    selectTries(context.db, exam.id, userId),
  ])
  return presentExam({ exam, meeting, bankSize, tries }, new Date())
})
