import { eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { appVersions } from './native-app.tables.ts'

export const selectAppVersion = async (db: Db, versionType: number) => {
  const rows = await db.select().from(appVersions).where(eq(appVersions.version_type, versionType))
  return rows[0]
}
