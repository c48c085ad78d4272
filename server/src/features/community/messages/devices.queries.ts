import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { equipmentRecords } from './messages.tables.ts'

/**
 * A device belongs to the user who logged in on it last. Only the device knows its push id: who shows it ends the record
 * of the user before, who would be notified there otherwise. Who shows another one gets a record beside it.
 */
export const upsertEquipment = (db: Db, record: typeof equipmentRecords.$inferInsert) =>
  db.transaction(async (db) => {
    await db
      .delete(equipmentRecords)
      .where(and(eq(equipmentRecords.push_id, record.push_id), ne(equipmentRecords.user_id, record.user_id)))
    await db
      .insert(equipmentRecords)
      .values(record)
      .onConflictDoUpdate({
        target: [equipmentRecords.device_id, equipmentRecords.user_id],
        set: { push_id: record.push_id, platform: record.platform, updated_at: sql`now()` },
      })
  })

export const deleteEquipment = (db: Db, userId: number, deviceId: string) =>
  db
    .delete(equipmentRecords)
    .where(and(eq(equipmentRecords.device_id, deviceId), eq(equipmentRecords.user_id, userId)))

export const selectEquipmentOf = (db: Db, userId: number) =>
  db.select().from(equipmentRecords).where(eq(equipmentRecords.user_id, userId))
