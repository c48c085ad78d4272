import { and, asc, desc, eq, gt, inArray, isNull, like, lt, ne, notLike, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { everybody } from '#contract/community/chat.ts'
import type { ChatKind } from '#contract/community/chat.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { prepared } from '#kernel/prepared.ts'
import { titleColumns } from '#kernel/title.ts'
import type { Title } from '#kernel/title.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { chatFile } from './chat-file.ts'
import { chatGroups, chatMembers, chatMessages } from './chat.tables.ts'

export const insertGroup = async (db: Db, title: Title, isBound: boolean): Promise<number> => {
  const values = { ...titleColumns(title), is_bound: isBound }
  return (await only(db.insert(chatGroups).values(values).returning({ id: chatGroups.id }))).id
}

/** New members have nothing unread: they join at the end of what was said. */
export const insertMembers = (db: Db, groupId: number, userIds: number[]) =>
  db
    .insert(chatMembers)
    .select(
      db
        .select({
          group_id: chatGroups.id,
          user_id: users.id,
          read_number: chatGroups.last_number,
          noticed_number: sql<number>`0`.as('noticed_number'),
          joined_at: sql<Date>`now()`.as('joined_at'),
          muted_at: sql<Date | null>`null::timestamptz`.as('muted_at'),
        })
        .from(chatGroups)
        .innerJoin(users, inArray(users.id, userIds))
        .where(eq(chatGroups.id, groupId)),
    )
    .onConflictDoNothing()

export const deleteMembers = (db: Db, groupId: number, userIds: number[]) =>
  db
    .delete(chatMembers)
    .where(and(eq(chatMembers.group_id, groupId), inArray(chatMembers.user_id, userIds)))
    .returning({ userId: chatMembers.user_id })

export const isMember = async (db: Db, groupId: number, userId: number): Promise<boolean> => {
  const found = and(eq(chatMembers.group_id, groupId), eq(chatMembers.user_id, userId))
  return (await db.$count(chatMembers, found)) > 0
}

/** Also undefined for a group that the user is no member of. */
export const selectGroupOf = (db: Db, groupId: number, userId: number) =>
  first(
    db
      .select({
        id: chatGroups.id,
        title: chatGroups.title,
        title_en: chatGroups.title_en,
        closed_at: chatGroups.closed_at,
        is_bound: chatGroups.is_bound,
        muted_at: chatMembers.muted_at,
      })
      .from(chatGroups)
      .innerJoin(chatMembers, and(eq(chatMembers.group_id, chatGroups.id), eq(chatMembers.user_id, userId)))
      .where(eq(chatGroups.id, groupId)),
  )

export const selectMembers = (db: Db, groupId: number) =>
  db
    .select({
      userId: users.id,
      truename: users.truename,
      photo: users.photo,
      title: users.title,
      hospital: users.hospital,
      read_number: chatMembers.read_number,
    })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.user_id))
    .where(eq(chatMembers.group_id, groupId))
    .orderBy(asc(chatMembers.joined_at), asc(users.id))

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

const fileColumns = { key: files.key, name: files.original_name, size: files.size }

const quoted = alias(chatMessages, 'quoted')
const quotedUsers = alias(users, 'quoted_users')
const quotedFiles = alias(files, 'quoted_files')

const shownColumns = {
  message: chatMessages,
  author: { truename: users.truename, photo: users.photo, title: users.title },
  file: fileColumns,
  quote: {
    id: quoted.id,
    kind: quoted.kind,
    content_sealed: quoted.content_sealed,
    truename: quotedUsers.truename,
    file_name: quotedFiles.original_name,
  },
}

const selectShown = (db: Db) =>
  db
    .select(shownColumns)
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.user_id))
    .leftJoin(files, eq(files.id, chatMessages.file_id))
    .leftJoin(quoted, eq(quoted.id, chatMessages.quote_id))
    .leftJoin(quotedUsers, eq(quotedUsers.id, quoted.user_id))
    .leftJoin(quotedFiles, eq(quotedFiles.id, quoted.file_id))
    .$dynamic()

export type ChatMessageRow = Awaited<ReturnType<typeof selectShown>>[number]

type QuoteRow = ChatMessageRow['quote']

/** What a message has that answers none. */
export const noQuote: QuoteRow = {
  id: null,
  kind: null,
  content_sealed: null,
  truename: null,
  file_name: null,
}

/** A message of this group that another one may answer. */
export const selectQuotable = async (
  db: Db,
  groupId: number,
  messageId: number,
): Promise<QuoteRow | undefined> => {
  const row = await first(
    selectShown(db).where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.group_id, groupId),
        ne(chatMessages.kind, 'system'),
      ),
    ),
  )
  return (
    row && {
      id: row.message.id,
      kind: row.message.kind,
      content_sealed: row.message.content_sealed,
      truename: row.author?.truename ?? null,
      file_name: row.file?.name ?? null,
    }
  )
}

export const selectMessages = (
  db: Db,
  groupId: number,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) =>
  selectShown(db)
    .where(
      and(
        eq(chatMessages.group_id, groupId),
        beforeId === undefined
          ? undefined
          : lt(
              chatMessages.number,
              sql`(select b.number from chat_messages b where b.id = ${beforeId} and b.group_id = ${groupId})`,
            ),
      ),
    )
    .orderBy(desc(chatMessages.number))
    .limit(limit)

export const selectMessage = (db: Db, messageId: number): Promise<ChatMessageRow | undefined> =>
  first(selectShown(db).where(eq(chatMessages.id, messageId)))

const authorWithSent = prepared('chat_author', (db) =>
  db
    .select({ ...shownColumns, closed_at: chatGroups.closed_at })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.group_id))
    .innerJoin(users, eq(users.id, chatMembers.user_id))
    .leftJoin(
      chatMessages,
      and(
        eq(chatMessages.group_id, chatMembers.group_id),
        eq(chatMessages.user_id, chatMembers.user_id),
        eq(chatMessages.client_id, sql.placeholder('clientId')),
        ne(chatMessages.kind, 'system'),
      ),
    )
    .leftJoin(files, eq(files.id, chatMessages.file_id))
    .leftJoin(quoted, eq(quoted.id, chatMessages.quote_id))
    .leftJoin(quotedUsers, eq(quotedUsers.id, quoted.user_id))
    .leftJoin(quotedFiles, eq(quotedFiles.id, quoted.file_id))
    .where(
      and(
        eq(chatMembers.group_id, sql.placeholder('groupId')),
        eq(chatMembers.user_id, sql.placeholder('userId')),
      ),
    ),
)

/** The author of a message, with the message if it is stored already. Undefined when they are no member of the group. */
export const selectAuthor = (db: Db, sent: { groupId: number; userId: number; clientId: string }) =>
  first(authorWithSent(db).execute(sent))

type MessageColumns = ChatMessageRow['message']
export type NewMessage = Pick<MessageColumns, 'group_id' | 'kind'> &
  Partial<Pick<MessageColumns, 'user_id' | 'client_id' | 'file_id' | 'quote_id' | 'mentions' | 'seconds'>> & {
    content_sealed: Buffer
  }

/**
 * Counts up the group and stores the message in one statement: the row of the group is locked until both are written, so that
 * messages become visible in the order of their numbers. A refused insert takes the number back. Undefined for a group that
 * was closed meanwhile; the line that tells why is the last one.
 */
export async function insertMessage(db: Db, row: NewMessage): Promise<MessageColumns | undefined> {
  const stored = await first(
    db.execute<{ id: number; number: number; created_at: string }>(sql`
    with numbered as (
      update ${chatGroups} set last_number = last_number + 1, last_at = now()
      where id = ${row.group_id} and (closed_at is null or ${row.kind} = 'system') returning last_number)
    insert into ${chatMessages}
      (group_id, number, user_id, client_id, kind, content_sealed, file_id, quote_id, mentions, seconds)
    select ${row.group_id}::bigint, last_number, ${row.user_id ?? null}::bigint, ${row.client_id ?? ''}, ${row.kind},
      ${row.content_sealed}::bytea, ${row.file_id ?? null}::bigint, ${row.quote_id ?? null}::bigint,
      ${JSON.stringify(row.mentions ?? [])}::jsonb, ${row.seconds ?? 0}::smallint
    from numbered returning id, number, created_at`),
  )
  if (!stored) return undefined
  const { id, number, created_at } = stored
  const defaults = {
    user_id: null,
    client_id: '',
    file_id: null,
    recalled_at: null,
    author_name: '',
    author_title: '',
    quote_id: null,
    mentions: [],
    seconds: 0,
  }
  return { ...defaults, ...row, id, number, created_at: new Date(created_at) }
}

/** A file that its owner has uploaded for a chat and not sent yet. */
export const selectUnsentFile = (
  db: Db,
  { fileId, ownerId, kind }: { fileId: number; ownerId: number; kind: ChatKind },
): Promise<ChatMessageRow['file'] | undefined> =>
  first(
    db
      .select(fileColumns)
      .from(files)
      .leftJoin(chatMessages, eq(chatMessages.file_id, files.id))
      .where(
        and(
          eq(files.id, fileId),
          eq(files.owner_id, ownerId),
          eq(files.purpose, chatFile.name),
          kind === 'picture' ? like(files.mime, 'image/%') : undefined,
          kind === 'voice' ? like(files.mime, 'audio/%') : notLike(files.mime, 'audio/%'),
          isNull(chatMessages.id),
        ),
      ),
  )

/** False when it was recalled already, or is older than `recallMs`. */
export const updateRecalled = async (db: Db, messageId: number, recallMs: number): Promise<boolean> => {
  const rows = await db
    .update(chatMessages)
    .set({ recalled_at: sql`now()`, content_sealed: null, file_id: null })
    .where(
      and(
        eq(chatMessages.id, messageId),
        isNull(chatMessages.recalled_at),
        gt(chatMessages.created_at, sql`now() - make_interval(secs => ${recallMs / 1000})`),
      ),
    )
    .returning({ id: chatMessages.id })
  return rows.length > 0
}

/** What names a member: their own number, or that of all. */
const mentionsOf = (userId: number) =>
  sql`array[${JSON.stringify([userId])}, ${JSON.stringify([everybody])}]::jsonb[]`

/**
 * The number up to which the member has read now, and whether they have read all that a notice told them of; undefined when
 * the message is not of this group.
 */
export const updateRead = async (
  db: Db,
  { groupId, userId, messageId }: { groupId: number; userId: number; messageId: number },
): Promise<{ number: number; isNew: boolean; isNoticed: boolean; isMentioned: boolean } | undefined> => {
  const row = await first(
    db.execute<{ number: number; before: number; noticed: number; mentioned: boolean }>(sql`
    with at as (select number from ${chatMessages} where id = ${messageId} and group_id = ${groupId}),
      known as (
        select read_number from ${chatMembers} where group_id = ${groupId} and user_id = ${userId} for update)
    update ${chatMembers} m set read_number = greatest(m.read_number, at.number)
    from at, known where m.group_id = ${groupId} and m.user_id = ${userId}
    returning m.read_number as number, known.read_number as before, m.noticed_number as noticed, exists (
      select from ${chatMessages} n where n.group_id = m.group_id and n.number > known.read_number
        and n.number <= m.read_number and n.mentions @> any (${mentionsOf(userId)})) as mentioned`),
  )
  return (
    row && {
      number: row.number,
      isNew: row.number > row.before,
      isNoticed: row.before < row.noticed && row.noticed <= row.number,
      isMentioned: row.mentioned,
    }
  )
}

/** What others have said since; own messages, system lines and recalled ones count as read. */
const unreadCount = (userId: number) => sql<number>`(
  select count(*)::int from chat_messages u
  where u.group_id = chat_members.group_id and u.number > chat_members.read_number
    and u.kind <> 'system' and u.recalled_at is null and u.user_id is distinct from ${userId})`

export const countUnread = async (db: Db, groupId: number, userId: number): Promise<number> => {
  const row = await first(
    db
      .select({ unread: unreadCount(userId) })
      .from(chatMembers)
      .where(and(eq(chatMembers.group_id, groupId), eq(chatMembers.user_id, userId))),
  )
  return row?.unread ?? 0
}

/** In all groups of the user together, except those that they have muted. */
export const countUnreadOfUser = async (db: Db, userId: number): Promise<number> =>
  (
    await only(
      db
        .select({ unread: sql<number>`coalesce(sum(${unreadCount(userId)}), 0)::int` })
        .from(chatMembers)
        .where(and(eq(chatMembers.user_id, userId), isNull(chatMembers.muted_at))),
    )
  ).unread

export const selectGroupsOf = (db: Db, userId: number) =>
  db
    .select({
      id: chatGroups.id,
      title: chatGroups.title,
      title_en: chatGroups.title_en,
      last_number: chatGroups.last_number,
      closed_at: chatGroups.closed_at,
      muted_at: chatMembers.muted_at,
      isMentioned: sql<boolean>`exists (select from chat_messages n where n.group_id = chat_members.group_id
        and n.number > chat_members.read_number and n.user_id is distinct from ${userId}
        and n.recalled_at is null and n.mentions @> any (${mentionsOf(userId)}))`,
      members: sql<number>`(select count(*)::int from chat_members c where c.group_id = ${chatGroups}.id)`,
      unread: unreadCount(userId),
    })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.group_id))
    .where(eq(chatMembers.user_id, userId))
    .orderBy(desc(chatGroups.last_at), desc(chatGroups.id))
    .limit(200)

export type GroupRow = Awaited<ReturnType<typeof selectGroupsOf>>[number]

/** The latest message of each group. */
export const selectLastMessages = async (db: Db, groups: GroupRow[]): Promise<ChatMessageRow[]> => {
  if (groups.length === 0) return []
  const ids = groups.map(({ id }) => id)
  return selectShown(db)
    .innerJoin(
      chatGroups,
      and(eq(chatGroups.id, chatMessages.group_id), eq(chatGroups.last_number, chatMessages.number)),
    )
    .where(inArray(chatGroups.id, ids))
}
