import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { expertSheets, sheetDevices } from './expert-sheets.tables.ts'

type Device = { sheetId: number; digest: Buffer; client: string }

/** Holds the sheet, so that of two devices at once one is the first. */
export const lockSheet = (db: Db, sheetId: number) =>
  db
    .select({ id: expertSheets.id })
    .from(expertSheets)
    .where(eq(expertSheets.id, sheetId))
    .for('no key update')

/** Notes that a device opened the sheet; the first one counts as the guest's. Answers whether it is proved. */
export const upsertDevice = async (db: Db, { sheetId, digest, client }: Device): Promise<boolean> => {
  const isFirst = sql`not exists (select from ${sheetDevices} where sheet_id = ${sheetId})`
  const row = await only(
    db
      .insert(sheetDevices)
      .values({
        sheet_id: sheetId,
        device_digest: digest,
        client,
        proved_at: sql`case when ${isFirst} then now() end`,
      })
      .onConflictDoUpdate({
        target: [sheetDevices.sheet_id, sheetDevices.device_digest],
        set: { last_at: sql`now()`, client },
      })
      .returning({ proved_at: sheetDevices.proved_at }),
  )
  return row.proved_at !== null
}

export const updateDeviceProved = (db: Db, sheetId: number, digest: Buffer) =>
  db
    .update(sheetDevices)
    .set({ proved_at: sql`coalesce(${sheetDevices.proved_at}, now())` })
    .where(and(eq(sheetDevices.sheet_id, sheetId), eq(sheetDevices.device_digest, digest)))

export const selectIsDeviceProved = async (db: Db, sheetId: number, digest: Buffer): Promise<boolean> =>
  (await provedDevice(db).execute({ sheetId, digest })).length > 0

const provedDevice = prepared('proved_device', (db) =>
  db
    .select({ one: sql`1` })
    .from(sheetDevices)
    .where(
      and(
        eq(sheetDevices.sheet_id, sql.placeholder('sheetId')),
        eq(sheetDevices.device_digest, sql.placeholder('digest')),
        isNotNull(sheetDevices.proved_at),
      ),
    ),
)

/** The devices in which a sheet was opened, the first one first. */
export const selectDevices = (db: Db, sheetId: number) =>
  db.select().from(sheetDevices).where(eq(sheetDevices.sheet_id, sheetId)).orderBy(asc(sheetDevices.first_at))
