import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { messageDeliveries } from './deliveries.tables.ts'
import { messageRecords, messages } from './messages.tables.ts'

const most = 50

const deliveriesOf = (
  state: string,
) => sql<string>`coalesce((select string_agg(d.channel, ' ' order by d.channel)
  from ${messageDeliveries} d where d.message_id = ${messageRecords}.message_id
  and d.user_id = ${messageRecords}.user_id and d.state = ${state}), '')`

/** The latest messages of a person, and by which channels they went or failed. */
export const selectMessagesTo = (db: Db, userId: number) =>
  db
    .select({
      title: messages.title,
      title_en: messages.title_en,
      created_at: messageRecords.created_at,
      read_at: messageRecords.read_at,
      sent: deliveriesOf('sent'),
      failed: deliveriesOf('failed'),
    })
    .from(messageRecords)
    .innerJoin(messages, eq(messages.id, messageRecords.message_id))
    .where(eq(messageRecords.user_id, userId))
    .orderBy(desc(messageRecords.created_at), desc(messageRecords.message_id))
    .limit(most)

/** The latest messages about a meeting: to how many they went, and how many have read them. */
export const selectMessagesAbout = (db: Db, meetingId: number) =>
  db
    .select({
      title: messages.title,
      title_en: messages.title_en,
      created_at: messages.created_at,
      readers: sql<number>`(select count(*)::int from ${messageRecords} r where r.message_id = ${messages}.id)`,
      read: sql<number>`(select count(r.read_at)::int from ${messageRecords} r where r.message_id = ${messages}.id)`,
    })
    .from(messages)
    .where(and(inArray(messages.target_kind, ['meeting', 'bigMeeting']), eq(messages.target_id, meetingId)))
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(most)
