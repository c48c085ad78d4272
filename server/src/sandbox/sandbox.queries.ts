import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'

/** As if its owner had chosen the present password so many days ago. False when nobody has the number. */
export const agePassword = async (db: Db, phoneDigest: Buffer, days: number): Promise<boolean> => {
  const rows = await db
    .update(users)
    .set({ password_initial: false, password_changed_at: sql`now() - ${days} * interval '1 day'` })
    .where(eq(users.phone_digest, phoneDigest))
    .returning({ id: users.id })
  return rows.length === 1
}
