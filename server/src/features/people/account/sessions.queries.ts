import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { sessions, sessionTokens, spentRefreshTokens, users } from './account.tables.ts'

export type EndReason = NonNullable<(typeof sessions.$inferSelect)['ended_by']>

const loginColumns = {
  sessionId: sessions.id,
  userId: sessions.user_id,
  client: sessions.client,
  guestId: sessions.guest_id,
  sessionExpiresAt: sessions.expires_at,
  endedBy: sessions.ended_by,
  elevatedUntil: sessions.elevated_until,
  roles: users.operator_roles,
  status: users.status,
  userType: users.user_type,
}

const loginByToken = prepared('login_by_token', (db) =>
  db
    .select({ ...loginColumns, tokenExpiresAt: sessionTokens.expires_at })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessionTokens.digest, sql.placeholder('digest'))),
)

/** The hottest read of the server: it runs before every call of a member. */
export const selectLoginByToken = (db: Db, digest: Buffer) => first(loginByToken(db).execute({ digest }))

const loginBy = (db: Db, digest: SQL) =>
  db.select(loginColumns).from(sessions).innerJoin(users, eq(users.id, sessions.user_id)).where(digest)

/** The cookie and the system token stand for the same login where the session token cannot travel. */
export const selectLoginByCookie = (db: Db, digest: Buffer) =>
  first(loginBy(db, eq(sessions.cookie_digest, digest)))

export const selectLoginBySystemToken = (db: Db, digest: Buffer) =>
  first(loginBy(db, eq(sessions.sys_digest, digest)))

export const insertSession = async (db: Db, session: typeof sessions.$inferInsert) =>
  (await only(db.insert(sessions).values(session).returning({ id: sessions.id }))).id

export const insertSessionToken = (db: Db, token: typeof sessionTokens.$inferInsert) =>
  db.insert(sessionTokens).values(token)

export const selectLoginByRefresh = (db: Db, digest: Buffer) =>
  first(loginBy(db, eq(sessions.refresh_digest, digest)))

/** Takes the row's lock, so that one refresh token is traded in once, whatever arrives together. */
export const lockSessionByRefresh = (db: Db, digest: Buffer) =>
  first(loginBy(db, eq(sessions.refresh_digest, digest)).for('update', { of: sessions }))

export const selectSpentRefresh = (db: Db, digest: Buffer) =>
  first(
    db
      .select({
        sessionId: spentRefreshTokens.session_id,
        isRecent: sql<boolean>`${spentRefreshTokens.spent_at} > now() - interval '1 minute'`,
      })
      .from(spentRefreshTokens)
      .where(eq(spentRefreshTokens.digest, digest)),
  )

export const insertSpentRefresh = (db: Db, digest: Buffer, sessionId: number) =>
  db.insert(spentRefreshTokens).values({ digest, session_id: sessionId })

export const updateSession = (
  db: Db,
  sessionId: number,
  changed: Pick<
    typeof sessions.$inferInsert,
    'refresh_digest' | 'sys_digest' | 'cookie_digest' | 'expires_at' | 'guest_id'
  >,
) =>
  db
    .update(sessions)
    .set({ ...changed, seen_at: sql`now()` })
    .where(eq(sessions.id, sessionId))

/** From now on the session has its owner's rights as an operator, for so long. */
export type LoginWay = (typeof sessions.$inferSelect)['way']

/** How a person logged in. That proves who they are, except where another login handed this one on. */
export const noteWay = (db: Db, sessionId: number, way: LoginWay) =>
  db
    .update(sessions)
    .set({ way, ...(way !== 'handed-on' && { proven_at: sql`now()` }) })
    .where(eq(sessions.id, sessionId))

/** Whether that was a moment ago. */
export const isFreshlyProven = async (db: Db, sessionId: number, seconds: number): Promise<boolean> =>
  (
    await only(
      db
        .select({
          isFresh: sql<boolean>`coalesce(${sessions.ended_at} is null and ${sessions.proven_at} > now() - make_interval(secs => ${seconds}), false)`,
        })
        .from(sessions)
        .where(eq(sessions.id, sessionId)),
    )
  ).isFresh

export const elevateSession = async (db: Db, sessionId: number, { hours }: { hours: number }) => {
  const row = await only(
    db
      .update(sessions)
      .set({ elevated_until: sql`now() + ${hours} * interval '1 hour'` })
      .where(eq(sessions.id, sessionId))
      .returning({ until: sessions.elevated_until }),
  )
  return row.until!
}

export const deleteSessionTokens = (db: Db, sessionId: number) =>
  db.delete(sessionTokens).where(eq(sessionTokens.session_id, sessionId))

/** A login that is neither ended nor run out. */
export const isLiveSession = and(isNull(sessions.ended_at), gt(sessions.expires_at, sql`now()`))

const endedNow = (reason: EndReason) => ({ ended_at: sql`now()`, ended_by: reason })

export const endSession = (db: Db, sessionId: number, reason: EndReason) =>
  db
    .update(sessions)
    .set(endedNow(reason))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)))

/** Ends the logins that a browser had, by its cookie and by its token, but for the one that it has from now on. */
export const endReplacedSessions = (
  db: Db,
  which: { cookieDigest: Buffer; sessionId: number; keptId: number },
) =>
  db
    .update(sessions)
    .set(endedNow('logout'))
    .where(
      and(
        or(eq(sessions.cookie_digest, which.cookieDigest), eq(sessions.id, which.sessionId)),
        ne(sessions.id, which.keptId),
        isNull(sessions.ended_at),
      ),
    )
    .returning({ id: sessions.id, guestId: sessions.guest_id })

/** Ends the logins of a user, all but one where one is kept, or only those of one kind of client. */
export const endSessionsOfUser = (
  db: Db,
  userId: number,
  reason: EndReason,
  which: { client?: string; exceptId?: number } = {},
) =>
  db
    .update(sessions)
    .set(endedNow(reason))
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.ended_at),
        which.client === undefined ? undefined : eq(sessions.client, which.client),
        which.exceptId === undefined ? undefined : ne(sessions.id, which.exceptId),
      ),
    )
    .returning({ id: sessions.id, guestId: sessions.guest_id })

/** The user first: whatever ends logins takes the two in this order as well, or they could wait for each other. */
export const updateSeenAt = (
  db: Db,
  { sessionId, userId, language }: { sessionId: number; userId: number; language: Language },
) =>
  db.transaction(async (db) => {
    await db
      .update(users)
      .set({ seen_at: sql`now()`, language })
      .where(eq(users.id, userId))
    await db
      .update(sessions)
      .set({ seen_at: sql`now()` })
      .where(eq(sessions.id, sessionId))
  })

/** Tokens that no longer open anything. */
export const deleteDeadTokens = (db: Db) =>
  db.delete(sessionTokens).where(lt(sessionTokens.expires_at, sql`now()`))

/** For a month more somebody who comes back is told how a login ended; then it and its spent tokens are forgotten. */
export const deleteForgottenLogins = (db: Db) =>
  db.delete(sessions).where(lt(sessions.expires_at, sql`now() - interval '30 days'`))
