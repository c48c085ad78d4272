import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { examQuestionKinds } from '#contract/meetings/exams.ts'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { examOptions, examQuestions, exams, examTries, examTryQuestions } from './exams.tables.ts'

export const examRows = defineRows({
  id: exams.id,
  values: {
    title: exams.title,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    minutes: exams.minutes,
    pass_mark: exams.pass_mark,
    max_tries: exams.max_tries,
    published: exams.published,
    questions: sql<number>`(select count(*)::int from ${examQuestions} q
      where q.exam_id = ${exams}.id and q.taken_back_at is null)`.as('questions'),
    by_length: sql<number>`(select coalesce(round(100 * avg(h.hit)), 0)::int from (
      select case when bool_or(o.is_right and char_length(o.label) = l.most)
        then 1.0 / count(*) filter (where char_length(o.label) = l.most) else 0 end as hit
      from ${examQuestions} q
        join lateral (select max(char_length(label)) as most from ${examOptions} where question_id = q.id) l on true
        join ${examOptions} o on o.question_id = q.id
      where q.exam_id = ${exams}.id and q.kind = ${examQuestionKinds.single} and q.taken_back_at is null
      group by q.id) h)`.as('by_length'),
    people: sql<number>`(select count(distinct t.user_id)::int from ${examTries} t
      where t.exam_id = ${exams}.id)`.as('people'),
    passed: sql<number>`(select count(distinct t.user_id)::int from ${examTries} t
      where t.exam_id = ${exams}.id and t.score >= ${exams}.pass_mark)`.as('passed'),
  },
  from: (db, values) =>
    db.select(values).from(exams).innerJoin(meetings, eq(meetings.id, exams.meeting_id)).$dynamic(),
  filters: {
    q: contains(exams.title),
    meeting: ofMeeting,
    published: (value) => eq(exams.published, value === 'true'),
  },
})

type NewExam = Omit<typeof exams.$inferInsert, 'id'>

/** Undefined where the meeting has an exam already. */
export const insertExam = async (db: Db, exam: NewExam) =>
  (await first(db.insert(exams).values(exam).onConflictDoNothing().returning({ id: exams.id })))?.id

export const updateExam = (db: Db, id: number, exam: Partial<NewExam>) =>
  db.update(exams).set(exam).where(eq(exams.id, id))

export const selectExam = (db: Db, id: number) => first(db.select().from(exams).where(eq(exams.id, id)))

/** False where it is so already. */
export const setExamPublished = async (db: Db, id: number, published: boolean) => {
  const rows = await db
    .update(exams)
    .set({ published })
    .where(and(eq(exams.id, id), eq(exams.published, !published)))
    .returning({ id: exams.id })
  return rows.length > 0
}

const state = sql<string>`case when ${examQuestions}.taken_back_at is null then 'used' else 'taken_back' end`

export const questionRows = defineRows({
  id: examQuestions.id,
  values: {
    title: examQuestions.title,
    exam: sql<string>`${exams.title}`.as('exam'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    kind: sql<string>`${examQuestions}.kind::text`.as('kind'),
    options: sql<number>`(select count(*)::int from ${examOptions} o
      where o.question_id = ${examQuestions}.id)`.as('options'),
    sort: examQuestions.sort,
    state: state.as('state'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(examQuestions)
      .innerJoin(exams, eq(exams.id, examQuestions.exam_id))
      .innerJoin(meetings, eq(meetings.id, exams.meeting_id))
      .$dynamic(),
  filters: {
    q: contains(examQuestions.title),
    meeting: ofMeeting,
    kind: (value) => sql`${examQuestions.kind}::text = ${value}`,
    state: (value) => sql`${state} = ${value}`,
  },
})

export const selectQuestion = (db: Db, id: number) =>
  first(db.select().from(examQuestions).where(eq(examQuestions.id, id)))

export const selectOptions = (db: Db, questionId: number) =>
  db
    .select()
    .from(examOptions)
    .where(eq(examOptions.question_id, questionId))
    .orderBy(asc(examOptions.sort), asc(examOptions.id))

type NewQuestion = Pick<
  typeof examQuestions.$inferInsert,
  'exam_id' | 'kind' | 'title' | 'explanation' | 'sort'
>

export const insertQuestion = async (db: Db, question: NewQuestion) =>
  (await only(db.insert(examQuestions).values(question).returning({ id: examQuestions.id }))).id

export const updateQuestion = (db: Db, id: number, question: NewQuestion) =>
  db.update(examQuestions).set(question).where(eq(examQuestions.id, id))

export type NewOption = { label: string; is_right: boolean }

export const insertOptions = (db: Db, questionId: number, options: NewOption[], from = 0) =>
  db
    .insert(examOptions)
    .values(options.map((option, at) => ({ ...option, question_id: questionId, sort: from + at })))

export const updateOption = (db: Db, id: number, option: NewOption) =>
  db.update(examOptions).set(option).where(eq(examOptions.id, id))

export const deleteOptions = (db: Db, ids: number[]) =>
  db.delete(examOptions).where(inArray(examOptions.id, ids))

/** Whether the question was in somebody's paper. */
export const isAsked = async (db: Db, questionId: number) =>
  (await db.$count(examTryQuestions, eq(examTryQuestions.question_id, questionId))) > 0

/** False where it is so already. */
export const setQuestionTakenBack = async (db: Db, id: number, isTakenBack: boolean) => {
  const { taken_back_at } = examQuestions
  const rows = await db
    .update(examQuestions)
    .set({ taken_back_at: isTakenBack ? sql`now()` : null })
    .where(and(eq(examQuestions.id, id), isTakenBack ? isNull(taken_back_at) : isNotNull(taken_back_at)))
    .returning({ id: examQuestions.id })
  return rows.length > 0
}
