import type { Db } from '#kernel/database.ts'
import { outboxMessages } from './outbox.tables.ts'

export const insertOutboxMessage = async (db: Db, message: typeof outboxMessages.$inferInsert) => {
  await db.insert(outboxMessages).values(message)
}
