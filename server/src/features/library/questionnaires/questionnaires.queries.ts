import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import {
  questionnaireChoices,
  questionnaireOptions,
  questionnaireQuestions,
  questionnaires,
  questionnaireTexts,
} from './questionnaires.tables.ts'

/** The database decides whether it is closed: all servers share its clock. */
const isClosed = sql<boolean>`coalesce(${questionnaires.closes_at} <= now(), false)`

export const selectQuestionnaire = (db: Db, questionnaireId: number) =>
  first(
    db
      .select({ questionnaire: questionnaires, isClosed })
      .from(questionnaires)
      .where(and(eq(questionnaires.id, questionnaireId), questionnaires.published)),
  )

export type QuestionnaireRow = NonNullable<Awaited<ReturnType<typeof selectQuestionnaire>>>

/** The questions in order, each with its options in order. */
export const selectQuestions = async (db: Db, questionnaireId: number) => {
  const questions = await db
    .select()
    .from(questionnaireQuestions)
    .where(eq(questionnaireQuestions.questionnaire_id, questionnaireId))
    .orderBy(asc(questionnaireQuestions.sort), asc(questionnaireQuestions.id))
  const options = await db
    .select()
    .from(questionnaireOptions)
    .where(
      inArray(
        questionnaireOptions.question_id,
        questions.map(({ id }) => id),
      ),
    )
    .orderBy(asc(questionnaireOptions.sort), asc(questionnaireOptions.id))
  return questions.map((question) => ({
    ...question,
    options: options.filter((option) => option.question_id === question.id),
  }))
}

export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]

/** The questionnaire to which a text question belongs. */
export const selectQuestionnaireOfText = (db: Db, questionId: number) =>
  first(
    db
      .select({ owner_id: questionnaires.owner_id })
      .from(questionnaireQuestions)
      .innerJoin(questionnaires, eq(questionnaires.id, questionnaireQuestions.questionnaire_id))
      .where(
        and(
          eq(questionnaireQuestions.id, questionId),
          eq(questionnaireQuestions.kind, 'text'),
          questionnaires.published,
        ),
      ),
  )

type Answers = {
  choices: (typeof questionnaireChoices.$inferInsert)[]
  texts: (typeof questionnaireTexts.$inferInsert)[]
}

export const insertAnswers = async (db: Db, { choices, texts }: Answers) => {
  if (choices.length > 0) await db.insert(questionnaireChoices).values(choices)
  if (texts.length > 0) await db.insert(questionnaireTexts).values(texts)
}

/** How often each option was chosen, without options that nobody chose. */
export const countChoices = (db: Db, questionIds: number[]) =>
  db
    .select({ optionId: questionnaireChoices.option_id, count: sql<number>`count(*)::int` })
    .from(questionnaireChoices)
    .where(inArray(questionnaireChoices.question_id, questionIds))
    .groupBy(questionnaireChoices.option_id)

/** How many people answered each question, by choice or in words. */
export const countAnswersOfQuestions = async (db: Db, questionIds: number[]) => {
  const chosen = db
    .select({
      questionId: questionnaireChoices.question_id,
      count: sql<number>`count(distinct ${questionnaireChoices.user_id})::int`.as('count'),
    })
    .from(questionnaireChoices)
    .where(inArray(questionnaireChoices.question_id, questionIds))
    .groupBy(questionnaireChoices.question_id)
  const written = db
    .select({ questionId: questionnaireTexts.question_id, count: sql<number>`count(*)::int`.as('count') })
    .from(questionnaireTexts)
    .where(inArray(questionnaireTexts.question_id, questionIds))
    .groupBy(questionnaireTexts.question_id)
  return Promise.all([chosen, written]).then((both) => both.flat())
}

export const selectTexts = (db: Db, questionId: number, limit: number, offset: number) =>
  db
    .select({
      id: questionnaireTexts.id,
      content: questionnaireTexts.content,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(questionnaireTexts)
    .where(eq(questionnaireTexts.question_id, questionId))
    .orderBy(desc(questionnaireTexts.id))
    .limit(limit)
    .offset(offset)
