import { and, desc, eq, inArray } from 'drizzle-orm'
import { teachingFailures, teachingStates } from '#contract/practice/teaching-cases.ts'
import type { Db } from '#kernel/database.ts'
import { deleteAbandonedFiles } from '#kernel/files/sent-files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { first } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import type { Review } from '#kernel/review/review.ts'
import { insertSubmission } from '#kernel/review/reviews.queries.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { casePicture } from './case-picture.ts'
import { teachingCases } from './teaching-cases.tables.ts'

export type CaseRow = typeof teachingCases.$inferSelect

/** Undefined when a case of the consultation is under review or passed. */
export const insertCase = (db: Db, row: typeof teachingCases.$inferInsert) =>
  insertSubmission(db, teachingCases, row)

export const selectLatestCase = (db: Db, consultationId: number): Promise<CaseRow | undefined> =>
  first(
    db
      .select()
      .from(teachingCases)
      .where(eq(teachingCases.consultation_id, consultationId))
      .orderBy(desc(teachingCases.id))
      .limit(1),
  )

export const selectCase = (db: Db, caseId: number): Promise<CaseRow | undefined> =>
  first(db.select().from(teachingCases).where(eq(teachingCases.id, caseId)))

export const caseReview: Review = {
  table: teachingCases,
  id: teachingCases.id,
  isOpen: eq(teachingCases.state, teachingStates.underReview),
  reviewedAt: teachingCases.reviewed_at,
  reviewerId: teachingCases.reviewer_id,
  notOpen: teachingFailures.caseNotOpen,
}

/** Makes the case an article and its pictures public. */
export async function publishCase(
  db: Db,
  row: CaseRow,
  article: typeof articles.$inferInsert,
): Promise<void> {
  if (row.pictures.length > 0)
    await db
      .update(files)
      .set({ private: false })
      .where(and(inArray(files.key, row.pictures.map(keyOf)), eq(files.purpose, casePicture.name)))
  const [published] = await db.insert(articles).values(article).returning({ id: articles.id })
  await db.update(teachingCases).set({ article_id: published!.id }).where(eq(teachingCases.id, row.id))
}

const sent = {
  purpose: casePicture,
  table: teachingCases,
  ownerId: teachingCases.author_id,
  addresses: teachingCases.pictures,
}

export const deleteUnsentPictures = (db: Db) => deleteAbandonedFiles(db, sent)
