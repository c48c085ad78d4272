import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { prepared } from '#kernel/prepared.ts'
import { files } from '#kernel/kernel.tables.ts'

export type FileRow = typeof files.$inferSelect

export const insertFile = async (db: Db, file: typeof files.$inferInsert) => {
  const rows = await db.insert(files).values(file).returning({ id: files.id })
  return rows[0]!.id
}

const fileByKey = prepared('file_by_key', (db) =>
  db
    .select()
    .from(files)
    .where(eq(files.key, sql.placeholder('key'))),
)

export const selectFileByKey = async (db: Db, key: string): Promise<FileRow | undefined> => {
  const rows = await fileByKey(db).execute({ key })
  return rows[0]
}
