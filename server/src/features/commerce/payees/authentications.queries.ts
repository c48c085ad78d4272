import { desc, eq } from 'drizzle-orm'
import { authenticationStates, payeeFailures } from '#contract/commerce/payees.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { insertSubmission } from '#kernel/review/reviews.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertAuthentications } from './payees.tables.ts'

export type AuthenticationRow = typeof expertAuthentications.$inferSelect

/** The latest one. */
export const selectAuthentication = (db: Db, userId: number): Promise<AuthenticationRow | undefined> =>
  first(
    db
      .select()
      .from(expertAuthentications)
      .where(eq(expertAuthentications.user_id, userId))
      .orderBy(desc(expertAuthentications.id))
      .limit(1),
  )

/** Undefined when one is under review or passed. */
export const insertAuthentication = (db: Db, row: typeof expertAuthentications.$inferInsert) =>
  insertSubmission(db, expertAuthentications, row)

const withUser = {
  authentication: expertAuthentications,
  hospital: users.hospital,
  department: users.department,
  title: users.title,
}

export const selectAuthenticationById = (db: Db, id: number) =>
  first(
    db
      .select(withUser)
      .from(expertAuthentications)
      .innerJoin(users, eq(users.id, expertAuthentications.user_id))
      .where(eq(expertAuthentications.id, id)),
  )

export type AuthenticationWithUser = NonNullable<Awaited<ReturnType<typeof selectAuthenticationById>>>

export const authenticationReview: Review = {
  table: expertAuthentications,
  id: expertAuthentications.id,
  isOpen: eq(expertAuthentications.state, authenticationStates.underReview),
  reviewedAt: expertAuthentications.reviewed_at,
  reviewerId: expertAuthentications.reviewer_id,
  notOpen: payeeFailures.notUnderReview,
}
