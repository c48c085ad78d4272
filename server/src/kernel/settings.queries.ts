import { eq, sql } from 'drizzle-orm'
import { first } from '#kernel/first-row.ts'
import type { Db } from './database.ts'
import { secrets, settings } from './kernel.tables.ts'

export const selectSetting = async <Value>(db: Db, key: string): Promise<Value | undefined> => {
  const row = await first(db.select().from(settings).where(eq(settings.key, key)))
  return row?.value as Value | undefined
}

export const upsertSetting = (db: Db, key: string, value: unknown) =>
  db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })

/** The settings whose keys begin so. */
export const selectSettingsFrom = (db: Db, prefix: string) =>
  db
    .select()
    .from(settings)
    .where(sql`starts_with(${settings.key}, ${prefix})`)

/** One writer at a time, until the transaction ends. */
export const lockSecret = (db: Db, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`secret ${name}`}, 0))`)

export const upsertSecret = (db: Db, name: string, sealed: Buffer) =>
  db.insert(secrets).values({ name, sealed }).onConflictDoUpdate({ target: secrets.name, set: { sealed } })

export const deleteSecret = (db: Db, name: string) => db.delete(secrets).where(eq(secrets.name, name))

/** The first writer wins, so that several servers starting at once agree on one secret. */
export const insertSecretOnce = async (db: Db, name: string, sealed: Buffer) => {
  await db.insert(secrets).values({ name, sealed }).onConflictDoNothing()
  return selectSecret(db, name)
}

export const selectSecret = async (db: Db, name: string) =>
  (await first(db.select().from(secrets).where(eq(secrets.name, name))))?.sealed
