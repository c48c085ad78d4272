import type { ClosedTry, Exam, Paper, PaperQuestion, ScoreSheet } from '#contract/meetings/exams.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { ExamRow, OptionRow, TryQuestionRow, TryRow } from './exams.queries.ts'
import { keysOf, presentOptions } from './deal-options.ts'
import { gradeOf, isRight, rightOptions } from './grade.ts'

export const secondsLeft = (one: Pick<TryRow, 'ends_at'>, now: Date) =>
  Math.max(0, Math.ceil((one.ends_at.getTime() - now.getTime()) / 1000))

const presentTry = (exam: ExamRow, one: TryRow): ClosedTry => ({
  try_id: one.id,
  number: one.number,
  score: one.score ?? 0,
  passed: asBit((one.score ?? 0) >= exam.pass_mark),
  started_at: shanghaiTime(one.started_at),
  closed_at: one.closed_at ? shanghaiTime(one.closed_at) : '',
})

export function presentExam(
  facts: { exam: ExamRow; meeting: { title: string; begin_at: Date }; bankSize: number; tries: TryRow[] },
  now: Date,
): Exam {
  const { exam, meeting, bankSize } = facts
  const closed = facts.tries.filter(({ closed_at }) => closed_at !== null)
  const open = facts.tries.find(({ closed_at }) => closed_at === null)
  const best = Math.max(-1, ...closed.map(({ score }) => score ?? 0))
  return {
    meeting_id: exam.meeting_id,
    meeting_title: meeting.title,
    title: exam.title,
    intro: exam.intro,
    minutes: exam.minutes,
    question_num: exam.question_num > 0 ? Math.min(exam.question_num, bankSize) : bankSize,
    pass_mark: exam.pass_mark,
    max_tries: exam.max_tries,
    tries_left: Math.max(0, exam.max_tries - facts.tries.length),
    is_open: asBit(now >= meeting.begin_at),
    passed: asBit(best >= exam.pass_mark),
    best_score: best,
    seconds_left: open ? secondsLeft(open, now) : 0,
    tries: closed.map((one) => presentTry(exam, one)),
  }
}

/** The options are in the order of the attempt, under its keys; nothing here reveals the right one. */
function presentQuestion(row: TryQuestionRow, labels: Map<number, string>): PaperQuestion {
  return {
    question_id: row.question_id,
    kind: row.kind,
    title: row.title,
    options: presentOptions(row, labels),
    chosen: keysOf(row, row.chosen_ids),
  }
}

const labelsOf = (options: OptionRow[]) => new Map(options.map(({ id, label }) => [id, label]))

export function presentPaper(
  exam: ExamRow,
  one: TryRow,
  questions: TryQuestionRow[],
  options: OptionRow[],
  now: Date,
): Paper {
  const labels = labelsOf(options)
  return {
    try_id: one.id,
    number: one.number,
    title: exam.title,
    seconds_left: secondsLeft(one, now),
    questions: questions.map((row) => presentQuestion(row, labels)),
  }
}

export function presentSheet(facts: {
  exam: ExamRow
  one: TryRow
  questions: TryQuestionRow[]
  options: OptionRow[]
  isExplained: boolean
}): ScoreSheet {
  const { exam, one, questions, options, isExplained } = facts
  const labels = labelsOf(options)
  const right = rightOptions(options)
  const isRowRight = (row: TryQuestionRow) => isRight(row.chosen_ids, right.get(row.question_id))
  return {
    ...presentTry(exam, one),
    title: exam.title,
    meeting_id: exam.meeting_id,
    pass_mark: exam.pass_mark,
    right_num: gradeOf(questions, options, exam.pass_mark).rightNum,
    is_explained: asBit(isExplained),
    questions: questions.map((row) => ({
      ...presentQuestion(row, labels),
      right: isExplained ? keysOf(row, right.get(row.question_id) ?? []) : [],
      is_right: isExplained ? asBit(isRowRight(row)) : null,
      explanation: isExplained ? row.explanation : '',
    })),
  }
}
