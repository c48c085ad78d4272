import { eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { replacedNumbers } from './support.tables.ts'

export const insertReplaced = async (db: Db, number: typeof replacedNumbers.$inferInsert) =>
  (await only(db.insert(replacedNumbers).values(number).returning({ id: replacedNumbers.id }))).id

/** A number that was replaced, and the one that the account has now. */
export const selectReplaced = (db: Db, id: number) =>
  first(
    db
      .select({
        countryCode: replacedNumbers.country_code,
        sealed: replacedNumbers.phone_sealed,
        language: users.language,
        newSealed: users.phone_sealed,
      })
      .from(replacedNumbers)
      .innerJoin(users, eq(users.id, replacedNumbers.user_id))
      .where(eq(replacedNumbers.id, id)),
  )

export const deleteReplaced = (db: Db, id: number) =>
  db.delete(replacedNumbers).where(eq(replacedNumbers.id, id))
