import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import { verificationFailures } from '#contract/people/verification.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { Db } from '#kernel/database.ts'
import { deleteAbandonedFiles, deleteReplacedFiles } from '#kernel/files/sent-files.queries.ts'
import type { SentFiles } from '#kernel/files/sent-files.queries.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import type { Review } from '#kernel/review/review.ts'
import { insertSubmission } from '#kernel/review/reviews.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { certificatePhoto } from './certificate-photo.ts'
import { verifications } from './verification.tables.ts'

export type VerificationRow = typeof verifications.$inferSelect

/** It has not lapsed. */
const counts = isNull(verifications.lapsed_at)

const latestVerification = prepared('verification', (db) =>
  db
    .select()
    .from(verifications)
    .where(and(eq(verifications.user_id, sql.placeholder('userId')), counts))
    .orderBy(desc(verifications.id))
    .limit(1),
)

export const selectVerification = (db: Db, userId: number): Promise<VerificationRow | undefined> =>
  first(latestVerification(db).execute({ userId }))

export const selectVerificationState = async (db: Db, userId: number) =>
  (await selectVerification(db, userId))?.state ?? verificationStates.none

/** Whether the platform has verified who a user is. */
export const isVerified = async (db: Db, userId: number): Promise<boolean> =>
  (await selectVerificationState(db, userId)) === verificationStates.passed

/** The same inside a query, for a column or an expression that is the number of a user. */
export const isVerifiedUser = (userId: SQLWrapper) =>
  sql<boolean>`exists (select from ${verifications} v where v.user_id = ${userId}
    and v.state = ${verificationStates.passed} and v.lapsed_at is null)`

/** Undefined when one is under review or passed. */
export const insertVerification = (db: Db, row: typeof verifications.$inferInsert) =>
  insertSubmission(db, verifications, row)

const lapsed = { lapsed_at: sql`now()` }

/** Whatever the state: it was of an identity that is no more. */
export const lapseVerification = (db: Db, userId: number) =>
  db
    .update(verifications)
    .set(lapsed)
    .where(and(eq(verifications.user_id, userId), counts))

export const lapsePassedVerification = (db: Db, userId: number) =>
  db
    .update(verifications)
    .set(lapsed)
    .where(and(eq(verifications.user_id, userId), eq(verifications.state, verificationStates.passed), counts))

const sentPhotos: SentFiles = {
  purpose: certificatePhoto,
  table: verifications,
  ownerId: verifications.user_id,
  addresses: verifications.photos,
}

export const deleteAbandonedPhotos = (db: Db) => deleteAbandonedFiles(db, sentPhotos)

/**
 * Photos of submissions that do not count any more, unless the one that does shows them again. The submissions
 * themselves stay, without their photos.
 */
export const deleteReplacedPhotos = async (db: Db, userId: number) => {
  const current = await selectVerification(db, userId)
  return deleteReplacedFiles(db, sentPhotos, userId, current && ne(verifications.id, current.id))
}

const withUser = { verification: verifications, hospital: users.hospital, department: users.department }

export const selectVerificationById = (db: Db, verificationId: number) =>
  first(
    db
      .select(withUser)
      .from(verifications)
      .innerJoin(users, eq(users.id, verifications.user_id))
      .where(eq(verifications.id, verificationId)),
  )

export type VerificationWithUser = NonNullable<Awaited<ReturnType<typeof selectVerificationById>>>

export const verificationReview: Review = {
  table: verifications,
  id: verifications.id,
  isOpen: sql`${verifications.state} = ${verificationStates.underReview} and ${counts}`,
  reviewedAt: verifications.reviewed_at,
  reviewerId: verifications.reviewer_id,
  notOpen: verificationFailures.notUnderReview,
}
