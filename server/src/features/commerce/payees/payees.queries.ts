import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { payees } from './payees.tables.ts'

export type PayeeRow = typeof payees.$inferSelect

export const selectPayee = async (db: Db, userId: number): Promise<PayeeRow | undefined> => {
  const rows = await db.select().from(payees).where(eq(payees.user_id, userId))
  return rows[0]
}

export const upsertPayee = async (db: Db, row: Omit<PayeeRow, 'saved_at'>): Promise<PayeeRow> => {
  const { user_id: _, ...columns } = row
  const rows = await db
    .insert(payees)
    .values(row)
    .onConflictDoUpdate({ target: payees.user_id, set: { ...columns, saved_at: sql`now()` } })
    .returning()
  return rows[0]!
}
