import { eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { appVersions } from './native-app.tables.ts'

export const selectAppVersion = (db: Db, versionType: number) =>
  first(db.select().from(appVersions).where(eq(appVersions.version_type, versionType)))
