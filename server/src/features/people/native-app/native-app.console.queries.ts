import { eq } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { appVersions } from './native-app.tables.ts'

export type AppVersionRow = typeof appVersions.$inferSelect

export const appVersionRows = defineRows({
  id: appVersions.version_type,
  values: {
    version_type: appVersions.version_type,
    version: appVersions.version,
    if_review_time: appVersions.if_review_time,
    notes: appVersions.notes,
  },
  from: (db, values) => db.select(values).from(appVersions).$dynamic(),
  filters: { q: contains(appVersions.version, appVersions.notes) },
})

export const insertAppVersion = (db: Db, row: AppVersionRow) => db.insert(appVersions).values(row)

export const updateAppVersion = (db: Db, type: number, row: Omit<AppVersionRow, 'version_type'>) =>
  db.update(appVersions).set(row).where(eq(appVersions.version_type, type))
