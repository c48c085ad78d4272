import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { agreementParties, expertAgreements, expertAgreementTexts } from './expert-agreements.tables.ts'

export type TextRow = typeof expertAgreementTexts.$inferSelect
/** With the name of party A, which is empty where it has not signed. */
export type AgreementRow = typeof expertAgreements.$inferSelect & { party: string }

/** The latest one holds; the migration has brought the first. */
export const selectTexts = (db: Db, limit: number): Promise<TextRow[]> =>
  db.select().from(expertAgreementTexts).orderBy(desc(expertAgreementTexts.id)).limit(limit)

export const insertText = async (db: Db, row: typeof expertAgreementTexts.$inferInsert): Promise<number> =>
  (await only(db.insert(expertAgreementTexts).values(row).returning({ id: expertAgreementTexts.id }))).id

export type PartyRow = typeof agreementParties.$inferSelect

/** Party A, as it signs now. Undefined until an operator has entered it. */
export const selectParty = (db: Db): Promise<PartyRow | undefined> =>
  first(db.select().from(agreementParties).orderBy(desc(agreementParties.id)).limit(1))

export const insertParty = async (db: Db, row: typeof agreementParties.$inferInsert): Promise<number> =>
  (await only(db.insert(agreementParties).values(row).returning({ id: agreementParties.id }))).id

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
    .select({
      ...getTableColumns(expertAgreements),
      party: sql<string>`coalesce(${agreementParties.name}, '')`,
    })
    .from(expertAgreements)
    .leftJoin(agreementParties, eq(agreementParties.id, expertAgreements.party_id))
    .where(eq(expertAgreements.sheet_id, sheetId))
    .orderBy(desc(expertAgreements.id))

export const insertAgreement = (db: Db, row: typeof expertAgreements.$inferInsert) =>
  db.insert(expertAgreements).values(row)
