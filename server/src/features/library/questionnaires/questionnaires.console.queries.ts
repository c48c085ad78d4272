import { and, eq, ilike, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt, within } from '#kernel/console-framework/rows.queries.ts'
import { only } from '#kernel/first-row.ts'
import { isPublishedIn, shownIfPublished, storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { containing } from '#kernel/like.ts'
import {
  answerRecords,
  questionnaireOptions,
  questionnaireQuestions,
  questionnaires,
  questionnaireTexts,
} from './questionnaires.tables.ts'

export const questionnairePage = '/questionnaire?id='

export const storedQuestionnaires = storedRows(questionnaires)

export const questionnaireRows = defineRows({
  id: questionnaires.id,
  values: {
    title: questionnaires.title,
    questions: sql<number>`(select count(*)::int from ${questionnaireQuestions} q
      where q.questionnaire_id = ${questionnaires}.id)`.as('questions'),
    answers: sql<number>`(select count(*)::int from ${answerRecords} a
      where a.item_type = 'questionnaire' and a.item_id = ${questionnaires}.id)`.as('answers'),
    closes_at: questionnaires.closes_at,
    created_at: questionnaires.created_at,
    state: shownIfPublished(questionnaires.published),
    page: pageAt(questionnairePage, questionnaires.id),
  },
  from: (db, values) => db.select(values).from(questionnaires).$dynamic(),
  filters: {
    q: contains(questionnaires.title),
    state: isPublishedIn(questionnaires.published),
    created_at: within(questionnaires.created_at),
  },
})

export const textRows = defineRows({
  id: questionnaireTexts.id,
  values: {
    questionnaire_title: sql<string>`${questionnaires.title}`.as('questionnaire_title'),
    question: sql<string>`${questionnaireQuestions.title}`.as('question'),
    content: questionnaireTexts.content,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(questionnaireTexts)
      .innerJoin(questionnaireQuestions, eq(questionnaireQuestions.id, questionnaireTexts.question_id))
      .innerJoin(questionnaires, eq(questionnaires.id, questionnaireQuestions.questionnaire_id))
      .$dynamic(),
  filters: {
    q: contains(questionnaireTexts.content),
    questionnaire: (value) =>
      /^\d+$/.test(value)
        ? eq(questionnaires.id, Number(value))
        : ilike(questionnaires.title, containing(value)),
  },
})

export const hasAnswers = async (db: Db, questionnaireId: number): Promise<boolean> =>
  (await db.$count(
    answerRecords,
    and(eq(answerRecords.item_type, 'questionnaire'), eq(answerRecords.item_id, questionnaireId)),
  )) > 0

type NewQuestion = Pick<typeof questionnaireQuestions.$inferInsert, 'kind' | 'title' | 'required'> & {
  options: string[]
}

export async function replaceQuestions(
  db: Db,
  questionnaireId: number,
  questions: NewQuestion[],
): Promise<void> {
  await db.delete(questionnaireQuestions).where(eq(questionnaireQuestions.questionnaire_id, questionnaireId))
  for (const [sort, { options, ...question }] of questions.entries()) {
    const { id } = await only(
      db
        .insert(questionnaireQuestions)
        .values({ ...question, questionnaire_id: questionnaireId, sort })
        .returning({ id: questionnaireQuestions.id }),
    )
    if (options.length > 0)
      await db
        .insert(questionnaireOptions)
        .values(options.map((label, at) => ({ question_id: id, label, sort: at })))
  }
}
