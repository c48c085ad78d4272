import { eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { outboxMessages } from './outbox.tables.ts'

export const insertOutboxMessage = async (db: Db, message: typeof outboxMessages.$inferInsert) => {
  // Only a message with a reference can conflict.
  await db.insert(outboxMessages).values(message).onConflictDoNothing()
}

export const hasOutboxMessage = async (db: Db, reference: string): Promise<boolean> => {
  const rows = await db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(eq(outboxMessages.reference, reference))
  return rows.length > 0
}
