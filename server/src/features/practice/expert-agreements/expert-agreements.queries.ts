import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertAgreements, expertAgreementTexts } from './expert-agreements.tables.ts'

export type TextRow = typeof expertAgreementTexts.$inferSelect
export type AgreementRow = typeof expertAgreements.$inferSelect

/** The latest one holds; the migration has brought the first. */
export const selectTexts = (db: Db, limit: number): Promise<TextRow[]> =>
  db.select().from(expertAgreementTexts).orderBy(desc(expertAgreementTexts.id)).limit(limit)

export const insertText = async (db: Db, row: typeof expertAgreementTexts.$inferInsert): Promise<number> =>
  (await only(db.insert(expertAgreementTexts).values(row).returning({ id: expertAgreementTexts.id }))).id

const refused = 2

/** What the guest is asked to do; what they have refused is no part of an agreement. */
export const selectSessionsToAgree = (db: Db, sheetId: number) =>
  db
    .select()
    .from(expertSessions)
    .where(and(eq(expertSessions.sheet_id, sheetId), ne(expertSessions.status, refused)))
    .orderBy(asc(expertSessions.begin_at), asc(expertSessions.id))

/** The agreements of a sheet, latest first. */
export const selectAgreements = (db: Db, sheetId: number): Promise<AgreementRow[]> =>
  db
    .select()
    .from(expertAgreements)
    .where(eq(expertAgreements.sheet_id, sheetId))
    .orderBy(desc(expertAgreements.id))

export const insertAgreement = (db: Db, row: typeof expertAgreements.$inferInsert) =>
  db.insert(expertAgreements).values(row)
