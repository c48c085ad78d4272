import { eq, sql } from 'drizzle-orm'
import { prepared } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'

export type FileRow = typeof files.$inferSelect

export const insertFile = async (db: Db, file: typeof files.$inferInsert) => {
  const rows = await db.insert(files).values(file).returning({ id: files.id })
  return rows[0]!.id
}

export const selectFileByKey = async (db: Db, key: string): Promise<FileRow | undefined> => {
  const rows = await prepared(db, 'file_by_key', (db) =>
    db
      .select()
      .from(files)
      .where(eq(files.key, sql.placeholder('key'))),
  ).execute({ key })
  return rows[0]
}
