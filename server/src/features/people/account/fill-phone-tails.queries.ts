import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from './account.tables.ts'

/** Some accounts whose number is older than the digest of its end. */
export const selectWithoutTail = (db: Db, limit: number) =>
  db
    .select({ id: users.id, sealed: users.phone_sealed })
    .from(users)
    .where(and(isNull(users.phone_tail), isNotNull(users.phone_sealed)))
    .orderBy(users.id)
    .limit(limit)

/** A number that was changed meanwhile has its own already. */
export const updateTail = (db: Db, id: number, sealed: Buffer, phone_tail: Buffer) =>
  db
    .update(users)
    .set({ phone_tail })
    .where(and(eq(users.id, id), eq(users.phone_sealed, sealed)))
