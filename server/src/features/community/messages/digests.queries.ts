import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { messageDigests, messageSettings } from './deliveries.tables.ts'
import { messageCounts, messageRecords, messages } from './messages.tables.ts'

/** Queues the digest of a week for everybody who wants one, can be reached by mail and has unread messages. */
export const insertDigests = async (db: Db, weekOn: string): Promise<number[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into ${messageDigests} (user_id, week_on)
    select s.user_id, ${weekOn}::date from ${messageSettings} s join ${users} u on u.id = s.user_id
    where s.weekly_digest and u.email_sealed is not null and u.status = 'active'
      and exists (select from ${messageCounts} c where c.user_id = s.user_id and c.unread > 0)
    on conflict do nothing returning user_id`)
  return rows.map((row) => Number(row.user_id))
}

const isDigest = (userId: number, weekOn: string) =>
  and(
    eq(messageDigests.user_id, userId),
    eq(messageDigests.week_on, weekOn),
    eq(messageDigests.state, 'waiting'),
  )

/** One that is still to be sent. */
export const selectDigest = (db: Db, userId: number, weekOn: string) =>
  first(
    db
      .select({ email: users.email_sealed, language: users.language })
      .from(messageDigests)
      .innerJoin(users, eq(users.id, messageDigests.user_id))
      .where(and(isDigest(userId, weekOn), isNotNull(users.email_sealed), eq(users.status, 'active'))),
  )

export const selectUnreadOfWeek = (db: Db, userId: number, limit: number) =>
  db
    .select({
      title: messages.title,
      title_en: messages.title_en,
      content: messages.content,
      content_en: messages.content_en,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(messageRecords)
    .innerJoin(messages, eq(messages.id, messageRecords.message_id))
    .where(
      and(
        eq(messageRecords.user_id, userId),
        isNull(messageRecords.read_at),
        gt(messageRecords.created_at, sql`now() - interval '7 days'`),
      ),
    )
    .orderBy(desc(messageRecords.created_at))
    .limit(limit)

export const updateDigest = (db: Db, userId: number, weekOn: string, state: 'sent' | 'failed') =>
  db.update(messageDigests).set({ state }).where(isDigest(userId, weekOn))

export const deleteOldDigests = (db: Db) =>
  db.delete(messageDigests).where(lt(messageDigests.week_on, sql`current_date - 90`))
