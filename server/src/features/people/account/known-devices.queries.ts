import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { knownDevices } from './account.tables.ts'

export const countDevices = (db: Db, userId: number): Promise<number> =>
  db.$count(knownDevices, eq(knownDevices.user_id, userId))

/** True if the account was not used in it before. */
export const upsertDevice = async (db: Db, userId: number, digest: Buffer): Promise<boolean> =>
  (
    await only(
      db
        .insert(knownDevices)
        .values({ user_id: userId, device_digest: digest })
        .onConflictDoUpdate({
          target: [knownDevices.user_id, knownDevices.device_digest],
          set: { seen_at: sql`now()` },
        })
        // A row that was there has been updated, so that it has a transaction that ended its former version.
        .returning({ isNew: sql<boolean>`xmax = 0` }),
    )
  ).isNew

export const deleteOldDevices = (db: Db) =>
  db.delete(knownDevices).where(lt(knownDevices.seen_at, sql`now() - interval '400 days'`))
