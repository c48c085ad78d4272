import { and, desc, eq, exists, gt, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { MessageKind } from '#contract/wire/message-kinds.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { containing } from '#kernel/like.ts'
import { prepared } from '#kernel/prepared.ts'
import { messageCounts, messageRecords, messages } from './messages.tables.ts'

const columns = {
  id: messages.id,
  kind: messages.kind,
  title: messages.title,
  title_en: messages.title_en,
  content: messages.content,
  content_en: messages.content_en,
  target_kind: messages.target_kind,
  target_id: messages.target_id,
  path: messages.path,
  created_at: messages.created_at,
  read_at: messageRecords.read_at,
}

export type MessageFilter = {
  userId: number
  only: 'unread' | 'read' | 'all'
  kind: MessageKind | undefined
  keyword: string
}

const isMeant = ({ userId, only, kind, keyword }: MessageFilter) =>
  and(
    eq(messageRecords.user_id, userId),
    kind === undefined ? undefined : eq(messageRecords.kind, kind),
    only === 'unread' ? isNull(messageRecords.read_at) : undefined,
    only === 'read' ? isNotNull(messageRecords.read_at) : undefined,
    keyword === '' ? undefined : or(...searched.map((column) => ilike(column, containing(keyword)))),
  )

const searched = [messages.title, messages.content, messages.title_en, messages.content_en]

export const selectMessagesOf = (db: Db, filter: MessageFilter, limit: number, offset: number) =>
  db
    .select(columns)
    .from(messageRecords)
    .innerJoin(messages, eq(messages.id, messageRecords.message_id))
    .where(isMeant(filter))
    .orderBy(desc(messageRecords.created_at), desc(messageRecords.message_id))
    .limit(limit)
    .offset(offset)

export const countFound = async (db: Db, filter: MessageFilter): Promise<number> =>
  (
    await only(
      db
        .select({ found: sql<number>`count(*)::int` })
        .from(messageRecords)
        .innerJoin(messages, eq(messages.id, messageRecords.message_id))
        .where(isMeant(filter)),
    )
  ).found

export const selectMessageOf = (db: Db, userId: number, messageId: number) =>
  first(
    db
      .select(columns)
      .from(messageRecords)
      .innerJoin(messages, eq(messages.id, messageRecords.message_id))
      .where(and(eq(messageRecords.user_id, userId), eq(messageRecords.message_id, messageId))),
  )

export type MessageRow = NonNullable<Awaited<ReturnType<typeof selectMessageOf>>>

const countsOf = prepared('message_counts', (db) =>
  db
    .select({ kind: messageCounts.kind, total: messageCounts.total, unread: messageCounts.unread })
    .from(messageCounts)
    .where(eq(messageCounts.user_id, sql.placeholder('userId'))),
)

export const selectCounts = (db: Db, userId: number) => countsOf(db).execute({ userId })

/** Whether a message of an event is unread. */
export const hasUnreadEvent = async (db: Db, userId: number, event: string): Promise<boolean> => {
  const rows = await db
    .select({ id: messages.id })
    .from(messageRecords)
    .innerJoin(messages, eq(messages.id, messageRecords.message_id))
    .where(and(eq(messageRecords.user_id, userId), isNull(messageRecords.read_at), eq(messages.event, event)))
    .limit(1)
  return rows.length > 0
}

type Read = { userId: number; messageId?: number | undefined; kind?: MessageKind | undefined; readAt: Date }

/** Returns how many were unread. */
export const markRead = async (db: Db, { userId, messageId, kind, readAt }: Read): Promise<number> => {
  const rows = await db
    .update(messageRecords)
    .set({ read_at: readAt })
    .where(
      and(
        eq(messageRecords.user_id, userId),
        isNull(messageRecords.read_at),
        messageId === undefined ? undefined : eq(messageRecords.message_id, messageId),
        kind === undefined ? undefined : eq(messageRecords.kind, kind),
      ),
    )
    .returning({ id: messageRecords.message_id })
  return rows.length
}

/** The messages of an event that lead to a page. */
export const markEventRead = async (
  db: Db,
  { userId, event, path }: { userId: number; event: string; path: string },
): Promise<number> => {
  const rows = await db
    .update(messageRecords)
    .set({ read_at: new Date() })
    .from(messages)
    .where(
      and(
        eq(messageRecords.user_id, userId),
        isNull(messageRecords.read_at),
        eq(messages.id, messageRecords.message_id),
        eq(messages.event, event),
        eq(messages.path, path),
      ),
    )
    .returning({ id: messageRecords.message_id })
  return rows.length
}

export const markUnread = async (db: Db, userId: number, readAt: Date): Promise<number> => {
  const rows = await db
    .update(messageRecords)
    .set({ read_at: null })
    .where(
      and(
        eq(messageRecords.user_id, userId),
        eq(messageRecords.read_at, readAt),
        gt(messageRecords.read_at, sql`now() - interval '10 minutes'`),
      ),
    )
    .returning({ id: messageRecords.message_id })
  return rows.length
}

/** A message that is for everybody, or for this user. */
export const selectReadableMessage = (db: Db, messageId: number, userId: number | undefined) => {
  const isAddressed =
    userId === undefined
      ? undefined
      : exists(
          db
            .select({ id: messageRecords.message_id })
            .from(messageRecords)
            .where(and(eq(messageRecords.message_id, messageId), eq(messageRecords.user_id, userId))),
        )
  return first(
    db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.id, messageId),
          isNull(messages.recalled_at),
          or(eq(messages.is_public, true), isAddressed),
        ),
      ),
  )
}

/** Takes a message out of so many inboxes at most; those whose it was. */
export const deleteRecords = async (db: Db, messageId: number, limit: number) => {
  const some = db
    .select({ id: messageRecords.user_id })
    .from(messageRecords)
    .where(eq(messageRecords.message_id, messageId))
    .orderBy(messageRecords.user_id)
    .limit(limit)
  const rows = await db
    .delete(messageRecords)
    .where(and(eq(messageRecords.message_id, messageId), inArray(messageRecords.user_id, some)))
    .returning({ userId: messageRecords.user_id })
  return rows.map(({ userId }) => userId)
}

/** Counts the messages of these users again, for whatever moved them past the triggers that keep the counts. */
export async function recountMessages(db: Db, userIds: number[]): Promise<void> {
  await db.delete(messageCounts).where(inArray(messageCounts.user_id, userIds))
  await db.execute(sql`insert into ${messageCounts} (user_id, kind, total, unread)
    select user_id, kind, count(*), count(*) filter (where read_at is null) from ${messageRecords}
    where ${inArray(messageRecords.user_id, userIds)} group by user_id, kind`)
}
