import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { examOptions, examQuestions, exams, examTries, examTryQuestions } from './exams.tables.ts'

export const selectExamOfMeeting = (db: Db, meetingId: number) =>
  first(
    db
      .select()
      .from(exams)
      .where(and(eq(exams.meeting_id, meetingId), eq(exams.published, true))),
  )

export type ExamRow = NonNullable<Awaited<ReturnType<typeof selectExamOfMeeting>>>

export const countQuestions = (db: Db, examId: number) =>
  db.$count(examQuestions, and(eq(examQuestions.exam_id, examId), isNull(examQuestions.taken_back_at)))

/** A user's results in the exams of several meetings, by closed attempts. */
export const selectExamStatuses = (db: Db, userId: number, meetingIds: number[]) =>
  db
    .select({
      meeting_id: exams.meeting_id,
      pass_mark: exams.pass_mark,
      max_tries: exams.max_tries,
      closed_num: sql<number>`count(${examTries.closed_at})::int`,
      best_score: sql<number | null>`max(${examTries.score})`,
    })
    .from(exams)
    .leftJoin(examTries, and(eq(examTries.exam_id, exams.id), eq(examTries.user_id, userId)))
    .where(and(inArray(exams.meeting_id, meetingIds), eq(exams.published, true)))
    .groupBy(exams.id)

export type ExamStatus = Awaited<ReturnType<typeof selectExamStatuses>>[number]

/** Serialises starts by one person. */
export const lockStart = (db: Db, examId: number, userId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exam ${examId} ${userId}`}, 0))`)

export const selectTries = (db: Db, examId: number, userId: number) =>
  db
    .select()
    .from(examTries)
    .where(and(eq(examTries.exam_id, examId), eq(examTries.user_id, userId)))
    .orderBy(asc(examTries.number))

export type TryRow = Awaited<ReturnType<typeof selectTries>>[number]

export const insertTry = (db: Db, row: typeof examTries.$inferInsert) =>
  only(db.insert(examTries).values(row).returning())

export const insertTryQuestions = (db: Db, rows: (typeof examTryQuestions.$inferInsert)[]) =>
  db.insert(examTryQuestions).values(rows)

/** The question bank of an exam with its options. */
export const selectBank = async (db: Db, examId: number) => {
  const questions = await db
    .select({ id: examQuestions.id })
    .from(examQuestions)
    .where(and(eq(examQuestions.exam_id, examId), isNull(examQuestions.taken_back_at)))
    .orderBy(asc(examQuestions.sort), asc(examQuestions.id))
  const options = await db
    .select({ id: examOptions.id, question_id: examOptions.question_id })
    .from(examOptions)
    .innerJoin(examQuestions, eq(examQuestions.id, examOptions.question_id))
    .where(eq(examQuestions.exam_id, examId))
    .orderBy(asc(examOptions.sort), asc(examOptions.id))
  return questions.map(({ id }) => ({
    id,
    optionIds: options.filter((option) => option.question_id === id).map((option) => option.id),
  }))
}

/** How often each question was in a paper of this user. */
export const selectTimesAsked = async (db: Db, examId: number, userId: number) => {
  const rows = await db
    .select({ questionId: examTryQuestions.question_id, times: sql<number>`count(*)::int` })
    .from(examTryQuestions)
    .innerJoin(examTries, eq(examTries.id, examTryQuestions.try_id))
    .where(and(eq(examTries.exam_id, examId), eq(examTries.user_id, userId)))
    .groupBy(examTryQuestions.question_id)
  return new Map(rows.map(({ questionId, times }) => [questionId, times]))
}

/** A user's attempt, locked for an update. */
export const lockTry = (db: Db, tryId: number, userId: number) =>
  first(
    db
      .select({ one: examTries, meeting_id: exams.meeting_id, pass_mark: exams.pass_mark })
      .from(examTries)
      .innerJoin(exams, eq(exams.id, examTries.exam_id))
      .where(and(eq(examTries.id, tryId), eq(examTries.user_id, userId)))
      .for('update', { of: examTries }),
  )

export type LockedTry = NonNullable<Awaited<ReturnType<typeof lockTry>>>

export const selectDueTries = (db: Db, userId: number) =>
  db
    .select({ id: examTries.id })
    .from(examTries)
    .where(
      and(eq(examTries.user_id, userId), isNull(examTries.closed_at), sql`${examTries.ends_at} <= now()`),
    )

/** The questions of one attempt, in its order. */
export const selectTryQuestions = (db: Db, tryId: number) =>
  db
    .select({
      question_id: examQuestions.id,
      kind: examQuestions.kind,
      title: examQuestions.title,
      explanation: examQuestions.explanation,
      option_ids: examTryQuestions.option_ids,
      option_keys: examTryQuestions.option_keys,
      chosen_ids: examTryQuestions.chosen_ids,
    })
    .from(examTryQuestions)
    .innerJoin(examQuestions, eq(examQuestions.id, examTryQuestions.question_id))
    .where(eq(examTryQuestions.try_id, tryId))
    .orderBy(asc(examTryQuestions.sort))

export type TryQuestionRow = Awaited<ReturnType<typeof selectTryQuestions>>[number]

export const selectOptionsOfTry = (db: Db, tryId: number) =>
  db
    .select({
      id: examOptions.id,
      question_id: examOptions.question_id,
      label: examOptions.label,
      is_right: examOptions.is_right,
    })
    .from(examOptions)
    .innerJoin(examTryQuestions, eq(examTryQuestions.question_id, examOptions.question_id))
    .where(eq(examTryQuestions.try_id, tryId))

export type OptionRow = Awaited<ReturnType<typeof selectOptionsOfTry>>[number]

export const selectTryQuestion = (db: Db, tryId: number, questionId: number) =>
  first(
    db
      .select({
        kind: examQuestions.kind,
        option_ids: examTryQuestions.option_ids,
        option_keys: examTryQuestions.option_keys,
      })
      .from(examTryQuestions)
      .innerJoin(examQuestions, eq(examQuestions.id, examTryQuestions.question_id))
      .where(and(eq(examTryQuestions.try_id, tryId), eq(examTryQuestions.question_id, questionId))),
  )

export const updateChosen = (db: Db, tryId: number, questionId: number, chosen: number[]) =>
  db
    .update(examTryQuestions)
    .set({ chosen_ids: chosen, answered_at: sql`now()` })
    .where(and(eq(examTryQuestions.try_id, tryId), eq(examTryQuestions.question_id, questionId)))

export const closeTry = (db: Db, tryId: number, score: number) =>
  db
    .update(examTries)
    .set({ score, closed_at: sql`least(now(), ${examTries.ends_at})` })
    .where(and(eq(examTries.id, tryId), isNull(examTries.closed_at)))

export const selectBestTry = (db: Db, examId: number, userId: number, tryId: number | undefined) =>
  first(
    db
      .select()
      .from(examTries)
      .where(
        and(
          eq(examTries.exam_id, examId),
          eq(examTries.user_id, userId),
          isNotNull(examTries.closed_at),
          tryId === undefined ? undefined : eq(examTries.id, tryId),
        ),
      )
      .orderBy(desc(examTries.score), desc(examTries.number))
      .limit(1),
  )
