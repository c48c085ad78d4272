import { and, eq } from 'drizzle-orm'
import type { MessageChannel, MessageKind } from '#contract/wire/message-kinds.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { messageMutes, messageSettings } from './deliveries.tables.ts'

export const selectMutes = (db: Db, userId: number) =>
  db
    .select({ kind: messageMutes.kind, channel: messageMutes.channel })
    .from(messageMutes)
    .where(eq(messageMutes.user_id, userId))
    .orderBy(messageMutes.kind, messageMutes.channel)

export const selectSettings = async (db: Db, userId: number) => {
  const row = await first(db.select().from(messageSettings).where(eq(messageSettings.user_id, userId)))
  return row ?? { user_id: userId, quiet_from: 0, quiet_to: 0, weekly_digest: false }
}

type Mute = { userId: number; kind: MessageKind; channel: MessageChannel }

export const insertMute = (db: Db, { userId, kind, channel }: Mute) =>
  db.insert(messageMutes).values({ user_id: userId, kind, channel }).onConflictDoNothing()

export const deleteMute = (db: Db, { userId, kind, channel }: Mute) =>
  db
    .delete(messageMutes)
    .where(
      and(eq(messageMutes.user_id, userId), eq(messageMutes.kind, kind), eq(messageMutes.channel, channel)),
    )

export const upsertSettings = (db: Db, row: typeof messageSettings.$inferInsert) =>
  db.insert(messageSettings).values(row).onConflictDoUpdate({ target: messageSettings.user_id, set: row })
