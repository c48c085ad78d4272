import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { messageDeliveries } from '#server/features/community/messages/deliveries.tables.ts'
import { messageRecords } from '#server/features/community/messages/messages.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { announcements } from './announcements.tables.ts'

export type AnnouncementRow = typeof announcements.$inferSelect
type State = AnnouncementRow['state']

export const selectAnnouncement = (db: Db, id: number): Promise<AnnouncementRow | undefined> =>
  first(db.select().from(announcements).where(eq(announcements.id, id)))

export const insertAnnouncement = async (db: Db, row: typeof announcements.$inferInsert): Promise<number> =>
  (await only(db.insert(announcements).values(row).returning({ id: announcements.id }))).id

/** Changes one that is in one of these states; false for any other. */
export const updateIn = async (
  db: Db,
  id: number,
  states: State[],
  values: Partial<typeof announcements.$inferInsert>,
): Promise<boolean> => {
  const rows = await db
    .update(announcements)
    .set(values)
    .where(and(eq(announcements.id, id), inArray(announcements.state, states)))
    .returning({ id: announcements.id })
  return rows.length > 0
}

/** Holds it until the transaction ends, so that it is neither cancelled nor sent twice meanwhile. */
export const lockAnnouncement = (db: Db, id: number): Promise<AnnouncementRow | undefined> =>
  first(db.select().from(announcements).where(eq(announcements.id, id)).for('update'))

/** How many people somebody has sent messages to, or planned to, within the last day. */
export const sumPeopleToday = async (db: Db, senderId: number): Promise<number> =>
  (
    await only(
      db
        .select({ people: sql<number>`coalesce(sum(${announcements.people}), 0)::int` })
        .from(announcements)
        .where(
          and(
            eq(announcements.sender_id, senderId),
            gt(announcements.planned_at, sql`now() - interval '1 day'`),
          ),
        ),
    )
  ).people

/** In how many inboxes it is, and how many of their owners have read it. */
export const countRead = (db: Db, messageId: number) =>
  only(
    db
      .select({
        reached: sql<number>`count(*)::int`,
        read: sql<number>`count(${messageRecords.read_at})::int`,
      })
      .from(messageRecords)
      .where(eq(messageRecords.message_id, messageId)),
  )

/** What became of it by each channel. */
export const countDeliveries = (db: Db, messageId: number) =>
  db
    .select({
      channel: messageDeliveries.channel,
      sent: sql<number>`(count(*) filter (where ${messageDeliveries.state} = 'sent'))::int`,
      failed: sql<number>`(count(*) filter (where ${messageDeliveries.state} = 'failed'))::int`,
      dropped: sql<number>`(count(*) filter (where ${messageDeliveries.state} = 'dropped'))::int`,
      waiting: sql<number>`(count(*) filter (where ${messageDeliveries.state} in ('waiting', 'sending')))::int`,
    })
    .from(messageDeliveries)
    .where(eq(messageDeliveries.message_id, messageId))
    .groupBy(messageDeliveries.channel)
    .orderBy(messageDeliveries.channel)

export const announcementRows = defineRows({
  id: announcements.id,
  values: {
    title: announcements.title,
    kind: announcements.kind,
    channels: announcements.channels,
    state: announcements.state,
    send_at: announcements.send_at,
    sent_at: announcements.sent_at,
    reached: announcements.reached,
    audience: announcements.audience,
    author: sql<string>`${users.truename}`.as('author'),
    created_at: announcements.created_at,
  },
  from: (db, values) =>
    db.select(values).from(announcements).leftJoin(users, eq(users.id, announcements.author_id)).$dynamic(),
  filters: {
    q: contains(announcements.title, announcements.content),
    state: equalTo(announcements.state),
    created_at: within(announcements.created_at),
  },
})
