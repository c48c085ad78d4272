import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { sessions, users } from '#server/features/people/account/account.tables.ts'
import type { storedPhone } from '#server/features/people/account/phone.ts'
import { isLiveSession } from '#server/features/people/account/sessions.queries.ts'

export const selectLiveSessions = (db: Db, userId: number) =>
  db
    .select({
      id: sessions.id,
      client: sessions.client,
      created_at: sessions.created_at,
      seen_at: sessions.seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isLiveSession))
    .orderBy(desc(sessions.seen_at), desc(sessions.id))

/** The latest logins, those that are over included. */
export const selectRecentSessions = (db: Db, userId: number) =>
  db
    .select({
      client: sessions.client,
      way: sessions.way,
      created_at: sessions.created_at,
      seen_at: sessions.seen_at,
      ended_by: sessions.ended_by,
      is_live: sql<boolean>`${isLiveSession}`,
    })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.id))
    .limit(50)

export type LiveSession = Awaited<ReturnType<typeof selectLiveSessions>>[number]

/** Undefined when the user has no such login, or it is over. */
export const endSessionOfUser = (db: Db, userId: number, sessionId: number) =>
  first(
    db
      .update(sessions)
      .set({ ended_at: sql`now()`, ended_by: 'elsewhere' })
      .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId), isLiveSession))
      .returning({ id: sessions.id, guestId: sessions.guest_id }),
  )

export const updatePhone = (db: Db, userId: number, number: ReturnType<typeof storedPhone>) =>
  db.update(users).set(number).where(eq(users.id, userId))
