import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { isLiveSession } from '#server/features/people/account/sessions.queries.ts'
import { sessions, users } from '#server/features/people/account/account.tables.ts'
import { clipboardCodes, enterpriseUsers } from './other-logins.tables.ts'

/** Every new code takes some that are over with it, past those that somebody else is taking. */
const deleteOldCodes = (db: Db) =>
  db.execute(sql`
    delete from clipboard_codes where digest = any (array (
      select digest from clipboard_codes where expires_at <= now() limit 100 for update skip locked))`)

export const insertClipboardCode = async (
  db: Db,
  code: Pick<typeof clipboardCodes.$inferInsert, 'digest' | 'session_id' | 'target'>,
  lifeSeconds: number,
) => {
  await deleteOldCodes(db)
  await db
    .insert(clipboardCodes)
    .values({ ...code, expires_at: sql`now() + ${lifeSeconds} * interval '1 second'` })
}

const isOpenCode = (digest: Buffer) =>
  and(
    eq(clipboardCodes.digest, digest),
    isNull(clipboardCodes.used_at),
    gt(clipboardCodes.expires_at, sql`now()`),
  )

/** A code with the name of whoever is still logged in by the login that made it. */
export const selectClipboardCode = (db: Db, digest: Buffer) =>
  first(
    db
      .select({
        target: clipboardCodes.target,
        userId: users.id,
        truename: users.truename,
        phone: users.phone_sealed,
      })
      .from(clipboardCodes)
      .leftJoin(sessions, and(eq(sessions.id, clipboardCodes.session_id), isLiveSession))
      .leftJoin(users, and(eq(users.id, sessions.user_id), eq(users.status, 'active')))
      .where(isOpenCode(digest)),
  )

export type ClipboardRow = NonNullable<Awaited<ReturnType<typeof selectClipboardCode>>>

/** Uses a code up and answers whose login made it. Of several that come together one succeeds. */
export const takeClipboardCode = async (db: Db, digest: Buffer) =>
  (
    await first(
      db
        .update(clipboardCodes)
        .set({ used_at: sql`now()` })
        .from(sessions)
        .where(
          and(
            isOpenCode(digest),
            isNotNull(clipboardCodes.session_id),
            eq(sessions.id, clipboardCodes.session_id),
            isLiveSession,
          ),
        )
        .returning({ userId: sessions.user_id }),
    )
  )?.userId

export const selectEnterpriseUserId = async (db: Db, platform: string, uid: string) =>
  (
    await first(
      db
        .select({ userId: enterpriseUsers.user_id })
        .from(enterpriseUsers)
        .where(and(eq(enterpriseUsers.platform, platform), eq(enterpriseUsers.uid, uid))),
    )
  )?.userId

export const selectPeopleOfPlatform = (db: Db, platform: string) =>
  db
    .select({ uid: enterpriseUsers.uid, truename: users.truename, company: users.company })
    .from(enterpriseUsers)
    .innerJoin(users, eq(users.id, enterpriseUsers.user_id))
    .where(eq(enterpriseUsers.platform, platform))
    .orderBy(enterpriseUsers.uid)

export const selectEnterpriseOfUser = (db: Db, userId: number) =>
  first(
    db
      .select({
        platform: enterpriseUsers.platform,
        uid: enterpriseUsers.uid,
        userId: users.id,
        company: users.company,
        truename: users.truename,
        photo: users.photo,
      })
      .from(enterpriseUsers)
      .innerJoin(users, eq(users.id, enterpriseUsers.user_id))
      .where(eq(enterpriseUsers.user_id, userId))
      .orderBy(desc(enterpriseUsers.created_at))
      .limit(1),
  )
