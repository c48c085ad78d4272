import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'

export const updatePassword = (db: Db, userId: number, passwordHash: string) =>
  db
    .update(users)
    .set({ password_hash: passwordHash, password_initial: false, password_changed_at: sql`now()` })
    .where(eq(users.id, userId))
