import { and, asc, count, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { verificationStates } from '#contract/people/verification.ts'
import type { Db } from '#kernel/database.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { verifications } from './verification.tables.ts'

export type VerificationRow = typeof verifications.$inferSelect

const stands = isNull(verifications.lapsed_at)

export const selectVerification = async (db: Db, userId: number): Promise<VerificationRow | undefined> => {
  const rows = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.user_id, userId), stands))
    .orderBy(desc(verifications.id))
    .limit(1)
  return rows[0]
}

export const selectVerificationState = async (db: Db, userId: number): Promise<number> =>
  (await selectVerification(db, userId))?.state ?? verificationStates.none

/** Undefined when one is under review or passed: the index decides, whatever arrives at the same time. */
export const insertVerification = async (
  db: Db,
  row: typeof verifications.$inferInsert,
): Promise<VerificationRow | undefined> => {
  const rows = await db.insert(verifications).values(row).onConflictDoNothing().returning()
  return rows[0]
}

const lapsed = { lapsed_at: sql`now()` }

/** Whatever the state: it was of an identity that is no more. */
export const lapseVerification = (db: Db, userId: number) =>
  db
    .update(verifications)
    .set(lapsed)
    .where(and(eq(verifications.user_id, userId), stands))

export const lapsePassedVerification = (db: Db, userId: number) =>
  db
    .update(verifications)
    .set(lapsed)
    .where(and(eq(verifications.user_id, userId), eq(verifications.state, verificationStates.passed), stands))

/** How many of these are photos that the user has sent to be verified by; they lie encrypted. */
export const countOwnCertificates = async (db: Db, userId: number, keys: string[]): Promise<number> => {
  const rows = await db
    .select({ count: count() })
    .from(files)
    .where(and(eq(files.owner_id, userId), eq(files.purpose, 'certificate'), inArray(files.key, keys)))
  return rows[0]!.count
}

/**
 * Photos of submissions that no longer stand, unless the one that does shows them again. The submissions themselves
 * stay, without their photos.
 */
export const deleteReplacedPhotos = async (db: Db, userId: number) => {
  const current = await selectVerification(db, userId)
  const isReplaced = and(
    eq(verifications.user_id, userId),
    current && ne(verifications.id, current.id),
    sql`${verifications.photos} <> '[]'`,
  )
  const old = await db.select({ photos: verifications.photos }).from(verifications).where(isReplaced)
  const photos = new Set(old.flatMap((row) => row.photos)).difference(new Set(current?.photos))
  if (old.length === 0) return []
  await db.update(verifications).set({ photos: [] }).where(isReplaced)
  return db
    .delete(files)
    .where(
      and(
        eq(files.owner_id, userId),
        eq(files.purpose, 'certificate'),
        inArray(
          files.key,
          [...photos].map((url) => url.slice(filesPath.length)),
        ),
      ),
    )
    .returning()
}

/** What was uploaded and never handed in: a form that was left, a photo that was taken out again. */
export const deleteAbandonedPhotos = (db: Db) =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, 'certificate'),
        lt(files.created_at, sql`now() - interval '2 days'`),
        sql`not exists (
          select from ${verifications} where ${verifications.user_id} = ${files.owner_id}
            and ${verifications.photos} ? (${filesPath}::text || ${files.key}))`,
      ),
    )
    .returning()

const withUser = { verification: verifications, hospital: users.hospital, department: users.department }

export const selectVerifications = (db: Db, state: number, limit: number, offset: number) =>
  db
    .select({ ...withUser, total: sql<number>`(count(*) over ())::int` })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.user_id))
    .where(and(eq(verifications.state, state), stands))
    .orderBy(
      ...(state === verificationStates.underReview
        ? [asc(verifications.submitted_at), asc(verifications.id)]
        : [desc(verifications.submitted_at), desc(verifications.id)]),
    )
    .limit(limit)
    .offset(offset)

export const selectVerificationById = async (db: Db, verificationId: number) => {
  const rows = await db
    .select(withUser)
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.user_id))
    .where(eq(verifications.id, verificationId))
  return rows[0]
}

export type VerificationWithUser = NonNullable<Awaited<ReturnType<typeof selectVerificationById>>>

/** False when it is no longer under review: of two operators one decides. */
export const updateReviewed = async (
  db: Db,
  verificationId: number,
  verdict: { state: number; reason: string; reviewer_id: number },
): Promise<boolean> => {
  const rows = await db
    .update(verifications)
    .set({ ...verdict, reviewed_at: sql`now()` })
    .where(
      and(
        eq(verifications.id, verificationId),
        eq(verifications.state, verificationStates.underReview),
        stands,
      ),
    )
    .returning({ id: verifications.id })
  return rows.length === 1
}
