import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { certificates } from './certificates.tables.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** One per person and meeting: the second insert changes nothing. */
export const insertCertificate = (db: Db, row: typeof certificates.$inferInsert) =>
  db.insert(certificates).values(row).onConflictDoNothing()

export const selectCertificate = async (db: Db, userId: number, meetingId: number) => {
  const rows = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.user_id, userId), eq(certificates.meeting_id, meetingId)))
  return rows[0]
}

export const selectCertificateByNumber = async (db: Db, number: string) => {
  const rows = await db.select().from(certificates).where(eq(certificates.number, number))
  return rows[0]
}

export const selectCertificatesOf = (db: Db, userId: number) =>
  db.select().from(certificates).where(eq(certificates.user_id, userId)).orderBy(desc(certificates.id))

export const updateRevoked = async (db: Db, number: string, reason: string) => {
  await db
    .update(certificates)
    .set({ revoked_at: sql`now()`, revoke_reason: reason })
    .where(and(eq(certificates.number, number), isNull(certificates.revoked_at)))
  return selectCertificateByNumber(db, number)
}

export const selectTruename = async (db: Db, userId: number) => {
  const rows = await db.select({ truename: users.truename }).from(users).where(eq(users.id, userId))
  return rows[0]?.truename ?? ''
}
