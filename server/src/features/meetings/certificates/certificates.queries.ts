import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { selectVerification } from '#server/features/people/verification/verification.queries.ts'
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

/** What a certificate says of its holder, and who held the meeting. The name is verified if a licence with this name has passed. */
export const selectHolder = async (db: Db, userId: number, meetingId: number) => {
  const { truename, hospital, job_title } = await only(
    db
      .select({ truename: users.truename, hospital: users.hospital, job_title: users.title })
      .from(users)
      .where(eq(users.id, userId)),
  )
  const meeting = await first(
    db.select({ organiser: meetings.organiser }).from(meetings).where(eq(meetings.id, meetingId)),
  )
  const verification = await selectVerification(db, userId)
  const is_verified = verification?.state === verificationStates.passed && verification.real_name === truename
  return { truename, hospital, job_title, organiser: meeting?.organiser ?? '', is_verified }
}

/** Those of a meeting that are valid, in pieces: a congress has thousands. */
export async function* readCertificatesOf(db: Db, meetingId: number): AsyncGenerator<CertificateRow> {
  let afterId = 0
  for (;;) {
    const rows = await db
      .select()
      .from(certificates)
      .where(
        and(
          eq(certificates.meeting_id, meetingId),
          gt(certificates.id, afterId),
          isNull(certificates.revoked_at),
        ),
      )
      .orderBy(asc(certificates.id))
      .limit(100)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    afterId = last.id
  }
}

export const countCertificatesOf = (db: Db, meetingId: number) =>
  db.$count(certificates, and(eq(certificates.meeting_id, meetingId), isNull(certificates.revoked_at)))

/** The numbers of those among some that were revoked. */
export const selectRevokedIds = async (db: Db, fromId: number, beforeId: number) => {
  const rows = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(gte(certificates.id, fromId), lt(certificates.id, beforeId), isNotNull(certificates.revoked_at)),
    )
  return rows.map(({ id }) => id)
}

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
  logo: certificateTemplates.logo,
  seal: certificateTemplates.seal,
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
