import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { certificates, certificateTemplates } from './certificates.tables.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** One valid certificate per person and meeting: undefined when there is one already. */
export const insertCertificate = (
  db: Db,
  row: typeof certificates.$inferInsert,
): Promise<CertificateRow | undefined> =>
  first(db.insert(certificates).values(row).onConflictDoNothing().returning())

/** The latest: one is issued again only after the last was revoked. */
export const selectCertificate = (db: Db, userId: number, meetingId: number) =>
  first(
    db
      .select()
      .from(certificates)
      .where(and(eq(certificates.user_id, userId), eq(certificates.meeting_id, meetingId)))
      .orderBy(desc(certificates.id))
      .limit(1),
  )

export const selectCertificateByNumber = (db: Db, number: string) =>
  first(db.select().from(certificates).where(eq(certificates.number, number)))

export const selectCertificatesOf = (db: Db, userId: number) =>
  db.select().from(certificates).where(eq(certificates.user_id, userId)).orderBy(desc(certificates.id))

/** Undefined when it was revoked before. */
export const updateRevoked = (db: Db, number: string, reason: string): Promise<CertificateRow | undefined> =>
  first(
    db
      .update(certificates)
      .set({ revoked_at: sql`now()`, revoke_reason: reason })
      .where(and(eq(certificates.number, number), isNull(certificates.revoked_at)))
      .returning(),
  )

export const selectTruename = async (db: Db, userId: number) => {
  const row = await first(db.select({ truename: users.truename }).from(users).where(eq(users.id, userId)))
  return row?.truename ?? ''
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
export const selectLook = (db: Db, meetingId: number) =>
  first(
    db
      .select(lookColumns)
      .from(certificateTemplates)
      .innerJoin(meetings, eq(meetings.certificate_template_id, certificateTemplates.id))
      .where(and(eq(meetings.id, meetingId), isNull(certificateTemplates.taken_back_at))),
  )

export const selectNumber = async (db: Db, id: number) =>
  (await only(db.select({ number: certificates.number }).from(certificates).where(eq(certificates.id, id))))
    .number
