import { and, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { webPushSubscriptions } from './deliveries.tables.ts'

/** A browser notifies the user who logged in there last. */
export const upsertSubscription = (db: Db, row: typeof webPushSubscriptions.$inferInsert) =>
  db
    .insert(webPushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: webPushSubscriptions.endpoint_digest, set: row })

export const selectSubscriptionsOf = (db: Db, userId: number) =>
  db.select().from(webPushSubscriptions).where(eq(webPushSubscriptions.user_id, userId))

export const deleteSubscription = (db: Db, endpointDigest: Buffer) =>
  db.delete(webPushSubscriptions).where(eq(webPushSubscriptions.endpoint_digest, endpointDigest))

export const deleteSubscriptionOf = (db: Db, userId: number, endpointDigest: Buffer) =>
  db
    .delete(webPushSubscriptions)
    .where(
      and(eq(webPushSubscriptions.endpoint_digest, endpointDigest), eq(webPushSubscriptions.user_id, userId)),
    )
