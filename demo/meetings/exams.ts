import { examQuestionKinds } from '#contract/meetings/exams.ts'
import { paperSize } from '#demo/content/exams/exam-bank.ts'
import type { ExamBank } from '#demo/content/exams/exam-bank.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import {
  examOptions,
  examQuestions,
  exams,
  examTries,
  examTryQuestions,
} from '#server/features/meetings/exams/exams.tables.ts'
import { dealOptions } from '#server/features/meetings/exams/deal-options.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const dayMinutes = 24 * 60

export type Paper = { examId: number; questions: { id: number; optionIds: number[]; right: number }[] }

export async function addExam({ db }: World, meetingId: number, bank: ExamBank): Promise<Paper> {
  const { title, intro } = bank
  const [examId] = await insertForIds(db, exams, [
    { meeting_id: meetingId, title, intro, minutes: 20, question_num: paperSize },
  ])
  const questions: Paper['questions'] = []
  for (const [sort, { title: asked, options, right = 1, why }] of bank.questions.entries()) {
    const kind = right > 1 ? examQuestionKinds.multiple : examQuestionKinds.single
    const row = { exam_id: examId!, kind, title: asked, explanation: why, sort }
    const [id] = await insertForIds(db, examQuestions, [row])
    const rows = options.map((label, at) => ({ question_id: id!, label, is_right: at < right, sort: at }))
    questions.push({ id: id!, optionIds: await insertForIds(db, examOptions, rows), right })
  }
  return { examId: examId!, questions }
}

type Result = { number: number; known: number; daysAgo: number }

export async function addTry(
  { db, now }: World,
  paper: Paper,
  userId: number,
  { number, known, daysAgo }: Result,
) {
  const startedAt = minutesFrom(now, -daysAgo * dayMinutes)
  const closedAt = new Date(startedAt.getTime() + 9 * 60_000)
  const score = Math.round((100 * known) / paperSize)
  const [tryId] = await insertForIds(db, examTries, [
    {
      exam_id: paper.examId,
      user_id: userId,
      number,
      started_at: startedAt,
      ends_at: new Date(startedAt.getTime() + 20 * 60_000),
      closed_at: closedAt,
      score,
    },
  ])
  await insertRows(
    db,
    examTryQuestions,
    paper.questions.slice(0, paperSize).map(({ id, optionIds, right }, sort) => ({
      try_id: tryId!,
      question_id: id,
      sort,
      ...dealOptions(optionIds),
      chosen_ids: sort < known ? optionIds.slice(0, right) : optionIds.slice(-1),
      answered_at: closedAt,
    })),
  )
}
