import { and, count, desc, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { sessions, users } from '#server/features/people/account/account.tables.ts'
import { equipmentRecords, messageRecords, messages } from './messages.tables.ts'

const columns = {
  id: messages.id,
  title: messages.title,
  content: messages.content,
  target_kind: messages.target_kind,
  target_id: messages.target_id,
  created_at: messages.created_at,
  read_at: messageRecords.read_at,
}

export const selectMessagesOf = (
  db: Db,
  userId: number,
  only: 'unread' | 'read' | 'all',
  limit: number,
  offset: number,
) =>
  db
    .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
    .from(messageRecords)
    .innerJoin(messages, eq(messages.id, messageRecords.message_id))
    .where(
      and(
        eq(messageRecords.user_id, userId),
        only === 'unread' ? isNull(messageRecords.read_at) : undefined,
        only === 'read' ? isNotNull(messageRecords.read_at) : undefined,
      ),
    )
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(limit)
    .offset(offset)

export const selectMessageOf = async (db: Db, userId: number, messageId: number) => {
  const rows = await db
    .select(columns)
    .from(messageRecords)
    .innerJoin(messages, eq(messages.id, messageRecords.message_id))
    .where(and(eq(messageRecords.user_id, userId), eq(messageRecords.message_id, messageId)))
  return rows[0]
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof selectMessageOf>>>

export const countUnread = async (db: Db, userId: number) => {
  const rows = await db
    .select({ unread: count() })
    .from(messageRecords)
    .where(and(eq(messageRecords.user_id, userId), isNull(messageRecords.read_at)))
  return rows[0]!.unread
}

export const markRead = (db: Db, userId: number, messageId: number | undefined) =>
  db
    .update(messageRecords)
    .set({ read_at: sql`now()` })
    .where(
      and(
        eq(messageRecords.user_id, userId),
        isNull(messageRecords.read_at),
        messageId === undefined ? undefined : eq(messageRecords.message_id, messageId),
      ),
    )

export const insertMessage = async (db: Db, message: typeof messages.$inferInsert) => {
  const rows = await db.insert(messages).values(message).returning()
  return rows[0]!
}

/** Only those of the given ids that are users. */
export const insertRecords = (db: Db, messageId: number, userIds: number[]) =>
  db
    .insert(messageRecords)
    .select(
      db
        .select({
          user_id: users.id,
          message_id: sql<number>`${messageId}::bigint`.as('message_id'),
          read_at: sql<Date | null>`null::timestamptz`.as('read_at'),
          created_at: sql<Date>`now()`.as('created_at'),
        })
        .from(users)
        .where(inArray(users.id, userIds)),
    )
    .returning({ userId: messageRecords.user_id })

/** The current logins of those of these users who want instant notifications. */
export const selectLiveSessions = (db: Db, userIds: number[]) =>
  db
    .select({ id: sessions.id, userId: sessions.user_id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        inArray(sessions.user_id, userIds),
        eq(users.notify_push, true),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, sql`now()`),
      ),
    )

/**
 * A device belongs to the user who logged in on it last. Only the device knows its push id: who shows it ends the record
 * of the user before, who would be notified there otherwise. Who shows another one gets a record beside it.
 */
export const upsertEquipment = (db: Db, record: typeof equipmentRecords.$inferInsert) =>
  db.transaction(async (db) => {
    await db
      .delete(equipmentRecords)
      .where(and(eq(equipmentRecords.push_id, record.push_id), ne(equipmentRecords.user_id, record.user_id)))
    await db
      .insert(equipmentRecords)
      .values(record)
      .onConflictDoUpdate({
        target: [equipmentRecords.device_id, equipmentRecords.user_id],
        set: { push_id: record.push_id, platform: record.platform, updated_at: sql`now()` },
      })
  })

export const deleteEquipment = (db: Db, userId: number, deviceId: string) =>
  db
    .delete(equipmentRecords)
    .where(and(eq(equipmentRecords.device_id, deviceId), eq(equipmentRecords.user_id, userId)))

export const selectEquipmentOf = (db: Db, userId: number) =>
  db.select().from(equipmentRecords).where(eq(equipmentRecords.user_id, userId))

/** A message that is for everybody, or for this user. */
export const selectReadableMessage = async (db: Db, messageId: number, userId: number | undefined) => {
  const isAddressed =
    userId === undefined
      ? undefined
      : exists(
          db
            .select({ id: messageRecords.message_id })
            .from(messageRecords)
            .where(and(eq(messageRecords.message_id, messageId), eq(messageRecords.user_id, userId))),
        )
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), or(eq(messages.is_public, true), isAddressed)))
  return rows[0]
}
