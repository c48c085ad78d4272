import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { secrets, settings } from './kernel.tables.ts'

export const selectSetting = async <Value>(db: Db, key: string): Promise<Value | undefined> => {
  const rows = await db.select().from(settings).where(eq(settings.key, key))
  return rows[0]?.value as Value | undefined
}

export const upsertSetting = (db: Db, key: string, value: unknown) =>
  db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })

/** The first writer wins, so that several servers starting at once agree on one secret. */
export const insertSecretOnce = async (db: Db, name: string, sealed: Buffer) => {
  await db.insert(secrets).values({ name, sealed }).onConflictDoNothing()
  return selectSecret(db, name)
}

export const selectSecret = async (db: Db, name: string) => {
  const rows = await db.select().from(secrets).where(eq(secrets.name, name))
  return rows[0]?.sealed
}
