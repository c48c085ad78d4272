import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { sessions, smsCodes, users } from './account.tables.ts'

/** Holds the number until the transaction ends, so that two requests cannot both find the lock free. */
export const lockPhone = (db: Db, phoneDigest: Buffer) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneDigest.toString('hex')}, 0))`)

/** The codes of a number within a day: of all browsers and of one, and how many of them are younger than the lock. */
export const countCodes = (db: Db, phoneDigest: Buffer, browser: string, lockSeconds: number) => {
  const isOwn = sql`${smsCodes.browser} = ${browser}`
  const isLocked = sql`${smsCodes.created_at} > now() - ${lockSeconds} * interval '1 second'`
  return only(
    db
      .select({
        all: sql<number>`count(*)::int`,
        allLocked: sql<number>`count(*) filter (where ${isLocked})::int`,
        own: sql<number>`count(*) filter (where ${isOwn})::int`,
        ownLocked: sql<number>`count(*) filter (where ${isOwn} and ${isLocked})::int`,
      })
      .from(smsCodes)
      .where(
        and(eq(smsCodes.phone_digest, phoneDigest), gt(smsCodes.created_at, sql`now() - interval '1 day'`)),
      ),
  )
}

/** Whether the account of a number has been logged in by this browser. */
export const isKnownBrowser = async (db: Db, phoneDigest: Buffer, guestId: string) => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(users.phone_digest, phoneDigest), eq(sessions.guest_id, guestId)))
    .limit(1)
  return rows.length === 1
}

/** Codes count for a day. Every new one takes some older ones with it, past those that somebody else is taking. */
const deleteOldCodes = (db: Db) =>
  db.execute(sql`
    delete from sms_codes where id = any (array (
      select id from sms_codes where created_at < now() - interval '1 day' limit 100 for update skip locked))`)

export const insertSmsCode = async (db: Db, code: typeof smsCodes.$inferInsert) => {
  await deleteOldCodes(db)
  return (await only(db.insert(smsCodes).values(code).returning({ id: smsCodes.id }))).id
}

export const deleteSmsCode = (db: Db, codeId: number) => db.delete(smsCodes).where(eq(smsCodes.id, codeId))

/** A day's count needs yesterday's codes; older ones serve nobody. */
export const deleteOldSmsCodes = (db: Db) =>
  db.delete(smsCodes).where(lt(smsCodes.created_at, sql`now() - interval '2 days'`))

const mostTries = 5

/** A guess at the code that a browser was sent for a number and scene. */
export type Guess = { phoneDigest: Buffer; scene: string; browser: string; codeDigest: Buffer }

/** The newest code that is neither used nor out of date. Its use is asked again once the row is locked. */
const isNewest = (db: Db, { phoneDigest, scene, browser }: Guess) =>
  and(
    eq(
      smsCodes.id,
      db
        .select({ id: smsCodes.id })
        .from(smsCodes)
        .where(
          and(
            eq(smsCodes.phone_digest, phoneDigest),
            eq(smsCodes.scene, scene),
            eq(smsCodes.browser, browser),
            isNull(smsCodes.used_at),
            gt(smsCodes.expires_at, sql`now()`),
          ),
        )
        .orderBy(desc(smsCodes.created_at))
        .limit(1),
    ),
    isNull(smsCodes.used_at),
  )

const isOpen = (db: Db, guess: Guess) => and(isNewest(db, guess), lt(smsCodes.tries, mostTries))

/**
 * Compares a guess and counts it in one statement, so that guesses that arrive together cannot share a count. A right
 * one counts too if `countsRight`. Undefined when there is no code, or when all of its tries are used up.
 */
export const tryCode = (db: Db, guess: Guess, countsRight: boolean) => {
  const isRight = sql<boolean>`${smsCodes.code_digest} = ${guess.codeDigest}`
  const counted = countsRight ? sql`1` : sql`case when ${isRight} then 0 else 1 end`
  return first(
    db
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + ${counted}` })
      .where(isOpen(db, guess))
      .returning({ id: smsCodes.id, isRight }),
  )
}

/** Takes a counted try back. */
export const uncountTry = (db: Db, codeId: number) =>
  db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} - 1` })
    .where(eq(smsCodes.id, codeId))

/** Uses a code up that was compared before. Of several that come together one succeeds. */
export const useCheckedCode = async (db: Db, guess: Guess): Promise<boolean> => {
  const rows = await db
    .update(smsCodes)
    .set({ used_at: sql`now()` })
    .where(and(isNewest(db, guess), eq(smsCodes.code_digest, guess.codeDigest)))
    .returning({ id: smsCodes.id })
  return rows.length === 1
}

/** Uses a code up or counts the wrong guess, in one statement. */
export const useCode = async (db: Db, guess: Guess): Promise<boolean> => {
  const isRight = sql<boolean>`${smsCodes.code_digest} = ${guess.codeDigest}`
  const row = await first(
    db
      .update(smsCodes)
      .set({
        used_at: sql`case when ${isRight} then now() end`,
        tries: sql`${smsCodes.tries} + case when ${isRight} then 0 else 1 end`,
      })
      .where(isOpen(db, guess))
      .returning({ isRight }),
  )
  return row?.isRight ?? false
}
