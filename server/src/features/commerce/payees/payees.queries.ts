import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { payees } from './payees.tables.ts'

export type PayeeRow = typeof payees.$inferSelect

export const selectPayee = (db: Db, userId: number): Promise<PayeeRow | undefined> =>
  first(db.select().from(payees).where(eq(payees.user_id, userId)))

export const upsertPayee = (db: Db, row: Omit<PayeeRow, 'saved_at'>): Promise<PayeeRow> => {
  const { user_id: _, ...columns } = row
  return only(
    db
      .insert(payees)
      .values(row)
      .onConflictDoUpdate({ target: payees.user_id, set: { ...columns, saved_at: sql`now()` } })
      .returning(),
  )
}
