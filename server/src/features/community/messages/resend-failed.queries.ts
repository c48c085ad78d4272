import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { messageDeliveries } from './deliveries.tables.ts'

/** The deliveries to somebody that have failed within seven days wait again. */
export const reopenFailed = (db: Db, userId: number) =>
  db
    .update(messageDeliveries)
    .set({ state: 'waiting', settled_at: null })
    .where(
      and(
        eq(messageDeliveries.user_id, userId),
        eq(messageDeliveries.state, 'failed'),
        gt(messageDeliveries.created_at, sql`now() - interval '7 days'`),
      ),
    )
    .returning({
      messageId: messageDeliveries.message_id,
      userId: messageDeliveries.user_id,
      channel: messageDeliveries.channel,
    })
