import type { Db } from './database.ts'
import { accessLog } from './kernel.tables.ts'

/** Notes a look at sealed data of `user_id` by `reader_id`, who may be the same. */
export const insertAccess = (db: Db, access: typeof accessLog.$inferInsert) =>
  db.insert(accessLog).values(access)

/** The same for several people at once. */
export const insertAccesses = async (db: Db, accesses: (typeof accessLog.$inferInsert)[]) => {
  if (accesses.length > 0) await db.insert(accessLog).values(accesses)
}
