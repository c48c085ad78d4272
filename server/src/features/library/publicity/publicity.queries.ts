import { desc, eq } from 'drizzle-orm'
import { publicityFailures, publicityStates } from '#contract/library/publicity.ts'
import type { Db } from '#kernel/database.ts'
import { selectFileNames } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { first } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { insertSubmission } from '#kernel/review/reviews.queries.ts'
import { publicityApplications } from './publicity.tables.ts'

export type PublicityRow = typeof publicityApplications.$inferSelect

/** Undefined when the user has an open application. */
export const insertPublicity = (db: Db, row: typeof publicityApplications.$inferInsert) =>
  insertSubmission(db, publicityApplications, row)

export const selectLatestPublicity = (db: Db, userId: number): Promise<PublicityRow | undefined> =>
  first(
    db
      .select()
      .from(publicityApplications)
      .where(eq(publicityApplications.user_id, userId))
      .orderBy(desc(publicityApplications.id))
      .limit(1),
  )

export const selectApplication = (db: Db, applicationId: number): Promise<PublicityRow | undefined> =>
  first(db.select().from(publicityApplications).where(eq(publicityApplications.id, applicationId)))

/** The names of the files that come with applications. */
export const selectNames = (db: Db, rows: PublicityRow[]) =>
  selectFileNames(
    db,
    rows.flatMap(({ files }) => files.map(keyOf)),
  )

export const publicityReview: Review = {
  table: publicityApplications,
  id: publicityApplications.id,
  isOpen: eq(publicityApplications.state, publicityStates.open),
  reviewedAt: publicityApplications.reviewed_at,
  reviewerId: publicityApplications.reviewer_id,
  notOpen: publicityFailures.notOpen,
}
