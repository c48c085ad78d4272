import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { sessions, users } from '#server/features/people/account/account.tables.ts'
import { messageCounts, messageRecords, messages } from './messages.tables.ts'

type NewMessage = typeof messages.$inferInsert
export type SavedMessage = typeof messages.$inferSelect

export const insertMessage = (db: Db, message: NewMessage): Promise<SavedMessage> =>
  only(db.insert(messages).values(message).returning())

/** Leaves out those of notices that are messages already. */
export const insertNoticed = (db: Db, noticed: (NewMessage & { notice_id: number })[]) =>
  db.insert(messages).values(noticed).onConflictDoNothing().returning()

export const selectSavedMessage = (db: Db, messageId: number): Promise<SavedMessage | undefined> =>
  first(
    db
      .select()
      .from(messages)
      .where(and(eq(messages.id, messageId), isNull(messages.recalled_at))),
  )

/** False when it was taken back before. */
export const updateRecalled = async (db: Db, messageId: number): Promise<boolean> => {
  const rows = await db
    .update(messages)
    .set({ recalled_at: sql`now()`, is_public: false })
    .where(and(eq(messages.id, messageId), isNull(messages.recalled_at)))
    .returning({ id: messages.id })
  return rows.length > 0
}

type Addressed = { message: Pick<SavedMessage, 'id' | 'kind'>; userId: number }

/** Puts messages into the inboxes of those who are users and do not have them; returns these. */
export const insertRecords = async <Letter extends Addressed>(
  db: Db,
  letters: Letter[],
): Promise<Letter[]> => {
  const userIds = letters.map(({ userId }) => userId)
  const messageIds = letters.map(({ message }) => message.id)
  const kinds = letters.map(({ message }) => message.kind)
  // Not when the transaction began: it may have waited for another one, whose messages come before.
  const { rows } = await db.execute<{ key: string }>(sql`
    insert into ${messageRecords} (user_id, message_id, kind, created_at)
    select u.id, l.message_id, l.kind, statement_timestamp()
    from unnest(${sql.param(userIds)}::bigint[], ${sql.param(messageIds)}::bigint[], ${sql.param(kinds)}::text[])
      l (user_id, message_id, kind)
    join ${users} u on u.id = l.user_id order by u.id, l.message_id
    on conflict do nothing
    returning user_id || ' ' || message_id as key`)
  const added = new Set(rows.map(({ key }) => key))
  return letters.filter(({ userId, message }) => added.has(`${userId} ${message.id}`))
}

/**
 * The current logins of those of these users who want instant notifications, with what they have not read.
 * `seenMinutes` leaves out those who have not been seen for longer.
 */
export const selectLiveSessions = (db: Db, userIds: number[], seenMinutes?: number) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.user_id,
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
