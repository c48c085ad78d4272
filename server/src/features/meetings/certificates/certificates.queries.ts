import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { certificates, certificateTemplates } from './certificates.tables.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** One valid certificate per person and meeting: undefined when there is one already. */
export const insertCertificate = async (
  db: Db,
  row: typeof certificates.$inferInsert,
): Promise<CertificateRow | undefined> => {
  const rows = await db.insert(certificates).values(row).onConflictDoNothing().returning()
  return rows[0]
}

/** The latest: one is issued again only after the last was revoked. */
export const selectCertificate = async (db: Db, userId: number, meetingId: number) => {
  const rows = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.user_id, userId), eq(certificates.meeting_id, meetingId)))
    .orderBy(desc(certificates.id))
    .limit(1)
  return rows[0]
}

export const selectCertificateByNumber = async (db: Db, number: string) => {
  const rows = await db.select().from(certificates).where(eq(certificates.number, number))
  return rows[0]
}

export const selectCertificatesOf = (db: Db, userId: number) =>
  db.select().from(certificates).where(eq(certificates.user_id, userId)).orderBy(desc(certificates.id))

/** Undefined when it was revoked before. */
export const updateRevoked = async (
  db: Db,
  number: string,
  reason: string,
): Promise<CertificateRow | undefined> => {
  const rows = await db
    .update(certificates)
    .set({ revoked_at: sql`now()`, revoke_reason: reason })
    .where(and(eq(certificates.number, number), isNull(certificates.revoked_at)))
    .returning()
  return rows[0]
}

export const selectTruename = async (db: Db, userId: number) => {
  const rows = await db.select({ truename: users.truename }).from(users).where(eq(users.id, userId))
  return rows[0]?.truename ?? ''
}

export const lookColumns = {
  issuer: certificateTemplates.issuer,
  heading: certificateTemplates.heading,
  heading_en: certificateTemplates.heading_en,
  lead: certificateTemplates.lead,
  closing: certificateTemplates.closing,
  closing_en: certificateTemplates.closing_en,
  remark: certificateTemplates.remark,
  accent: certificateTemplates.accent,
}

/** The look that a meeting gives its certificates; undefined for the usual one. */
export const selectLook = async (db: Db, meetingId: number) => {
  const rows = await db
    .select(lookColumns)
    .from(certificateTemplates)
    .innerJoin(meetings, eq(meetings.certificate_template_id, certificateTemplates.id))
    .where(and(eq(meetings.id, meetingId), isNull(certificateTemplates.taken_back_at)))
  return rows[0]
}

export const selectNumber = async (db: Db, id: number) => {
  const rows = await db
    .select({ number: certificates.number })
    .from(certificates)
    .where(eq(certificates.id, id))
  return rows[0]!.number
}
