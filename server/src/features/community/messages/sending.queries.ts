import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { sessions, users } from '#server/features/people/account/account.tables.ts'
import { messageCounts, messageRecords, messages } from './messages.tables.ts'

export const insertMessage = async (db: Db, message: typeof messages.$inferInsert) => {
  const rows = await db.insert(messages).values(message).returning()
  return rows[0]!
}

export type SavedMessage = Awaited<ReturnType<typeof insertMessage>>

export const selectSavedMessage = async (db: Db, messageId: number): Promise<SavedMessage | undefined> => {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), isNull(messages.recalled_at)))
  return rows[0]
}

/** False when it was taken back before. */
export const updateRecalled = async (db: Db, messageId: number): Promise<boolean> => {
  const rows = await db
    .update(messages)
    .set({ recalled_at: sql`now()`, is_public: false })
    .where(and(eq(messages.id, messageId), isNull(messages.recalled_at)))
    .returning({ id: messages.id })
  return rows.length > 0
}

/** Puts a message into the inboxes of those of the given ids that are users and do not have it. */
export const insertRecords = async (db: Db, message: SavedMessage, userIds: number[]) => {
  const rows = await db
    .insert(messageRecords)
    .select(
      db
        .select({
          user_id: users.id,
          message_id: sql<number>`${message.id}::bigint`.as('message_id'),
          kind: sql<SavedMessage['kind']>`${message.kind}::text`.as('kind'),
          read_at: sql<Date | null>`null::timestamptz`.as('read_at'),
          created_at: sql<Date>`now()`.as('created_at'),
        })
        .from(users)
        .where(inArray(users.id, userIds))
        .orderBy(users.id),
    )
    .onConflictDoNothing()
    .returning({ userId: messageRecords.user_id })
  return rows.map(({ userId }) => userId)
}

/**
 * The current logins of those of these users who want instant notifications, with what they have not read.
 * `seenMinutes` leaves out those who have not been seen for longer.
 */
export const selectLiveSessions = (db: Db, userIds: number[], seenMinutes?: number) =>
  db
    .select({
      id: sessions.id,
      language: users.language,
      unreadCount: sql<number>`coalesce((select sum(c.unread) from ${messageCounts} c
        where c.user_id = ${sessions.user_id}), 0)::int`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        inArray(sessions.user_id, userIds),
        eq(users.notify_push, true),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, sql`now()`),
        seenMinutes === undefined
          ? undefined
          : gt(sessions.seen_at, sql`now() - ${seenMinutes} * interval '1 minute'`),
      ),
    )
