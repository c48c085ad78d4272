import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users, agreements, smsCodes } from './account.tables.ts'

export type UserRow = typeof users.$inferSelect

export const selectUser = async (db: Db, userId: number) => {
  const rows = await db.select().from(users).where(eq(users.id, userId))
  return rows[0]
}

export const selectUserByPhone = async (db: Db, phoneDigest: Buffer) => {
  const rows = await db.select().from(users).where(eq(users.phone_digest, phoneDigest))
  return rows[0]
}

/** A username is an account name, or the phone number of which the digest is given. */
export const selectUserByName = async (db: Db, username: string, phoneDigest: Buffer) => {
  const rows = await db
    .select()
    .from(users)
    .where(or(eq(users.account, username), eq(users.phone_digest, phoneDigest)))
    .orderBy(sql`${users.account} = ${username} desc nulls last`)
    .limit(1)
  return rows[0]
}

export const updateRole = (db: Db, userId: number, role: UserRow['role']) =>
  db.update(users).set({ role }).where(eq(users.id, userId))

/** Holds a user, so that a login and whatever ends logins cannot pass each other unseen. */
export const lockUser = async (db: Db, userId: number) => {
  const rows = await db.select().from(users).where(eq(users.id, userId)).for('no key update')
  return rows[0]
}

/** Undefined when the number has been registered in the meantime. */
export const insertUser = async (db: Db, user: typeof users.$inferInsert) => {
  const rows = await db.insert(users).values(user).onConflictDoNothing().returning()
  return rows[0]
}

/** Holds the number until the transaction ends, so that two requests cannot both find the lock free. */
export const lockPhone = (db: Db, phoneDigest: Buffer) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneDigest.toString('hex')}, 0))`)

export const countCodesSince = async (db: Db, phoneDigest: Buffer, lockSeconds: number) => {
  const rows = await db
    .select({
      today: sql<number>`count(*)::int`,
      locked: sql<number>`count(*) filter (where ${smsCodes.created_at} > now() - ${lockSeconds} * interval '1 second')::int`,
    })
    .from(smsCodes)
    .where(
      and(eq(smsCodes.phone_digest, phoneDigest), gt(smsCodes.created_at, sql`now() - interval '1 day'`)),
    )
  return rows[0]!
}

/** Codes count for a day. Every new one takes some older ones with it, past those that somebody else is taking. */
const deleteOldCodes = (db: Db) =>
  db.execute(sql`
    delete from sms_codes where id = any (array (
      select id from sms_codes where created_at < now() - interval '1 day' limit 100 for update skip locked))`)

export const insertSmsCode = async (db: Db, code: typeof smsCodes.$inferInsert) => {
  await deleteOldCodes(db)
  const rows = await db.insert(smsCodes).values(code).returning({ id: smsCodes.id })
  return rows[0]!.id
}

export const deleteSmsCode = (db: Db, codeId: number) => db.delete(smsCodes).where(eq(smsCodes.id, codeId))

const mostTries = 5

/** The newest code that can still be used for a number and scene. */
const openCode = (db: Db, phoneDigest: Buffer, scene: string) =>
  db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.phone_digest, phoneDigest),
        eq(smsCodes.scene, scene),
        isNull(smsCodes.used_at),
        gt(smsCodes.expires_at, sql`now()`),
      ),
    )
    .orderBy(desc(smsCodes.created_at))
    .limit(1)

/** Whether a code would be taken now. It stays as it is. */
export const isRightCode = async (db: Db, phoneDigest: Buffer, scene: string, codeDigest: Buffer) => {
  const found = await db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.id, openCode(db, phoneDigest, scene)),
        eq(smsCodes.code_digest, codeDigest),
        lt(smsCodes.tries, mostTries),
      ),
    )
  return found.length === 1
}

/** One statement each, so that a code is used once and tries are counted, however many arrive together. */
export const useSmsCode = async (db: Db, phoneDigest: Buffer, scene: string, codeDigest: Buffer) => {
  const used = await db
    .update(smsCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(smsCodes.id, openCode(db, phoneDigest, scene)),
        eq(smsCodes.code_digest, codeDigest),
        isNull(smsCodes.used_at),
        lt(smsCodes.tries, mostTries),
      ),
    )
    .returning({ id: smsCodes.id })
  return used.length === 1
}

export const countWrongTry = (db: Db, phoneDigest: Buffer, scene: string) =>
  db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(eq(smsCodes.id, openCode(db, phoneDigest, scene)), lt(smsCodes.tries, mostTries)))

export const selectAgreements = (db: Db) =>
  db
    .select({ id: agreements.id, name_zh: agreements.name_zh, name_en: agreements.name_en })
    .from(agreements)
    .orderBy(agreements.id)

export const selectAgreement = async (db: Db, agreementId: number) => {
  const rows = await db.select().from(agreements).where(eq(agreements.id, agreementId))
  return rows[0]
}

/** What the operator has changed stays. */
export const insertAgreementsOnce = (db: Db, rows: (typeof agreements.$inferInsert)[]) =>
  db.insert(agreements).values(rows).onConflictDoNothing()

/** A day's count needs yesterday's codes; older ones serve nobody. */
export const deleteOldSmsCodes = (db: Db) =>
  db.delete(smsCodes).where(lt(smsCodes.created_at, sql`now() - interval '2 days'`))

export type UserColumns = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'user_type'
    | 'truename'
    | 'photo'
    | 'hospital'
    | 'department'
    | 'title'
    | 'company'
    | 'product_group'
    | 'email_sealed'
    | 'good_at'
    | 'introduce'
    | 'notify_sms'
    | 'notify_push'
    | 'notify_mail'
  >
>

export const updateUser = async (db: Db, userId: number, columns: UserColumns) => {
  const rows = await db.update(users).set(columns).where(eq(users.id, userId)).returning()
  return rows[0]
}
