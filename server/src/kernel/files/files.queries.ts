import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { files } from '#kernel/kernel.tables.ts'
import type { FilePurpose } from './file-purpose.ts'

export type FileRow = typeof files.$inferSelect

export const insertFile = async (db: Db, file: typeof files.$inferInsert) =>
  (await only(db.insert(files).values(file).returning({ id: files.id }))).id

const fileByKey = prepared('file_by_key', (db) =>
  db
    .select()
    .from(files)
    .where(eq(files.key, sql.placeholder('key'))),
)

export const selectFileByKey = (db: Db, key: string): Promise<FileRow | undefined> =>
  first(fileByKey(db).execute({ key }))

/** Files of one person; `purpose` and `accept` narrow what counts. */
export type OwnFiles = { ownerId: number; purpose?: FilePurpose; accept?: 'pictures' }

export const countOwnFiles = (db: Db, { ownerId, purpose, accept }: OwnFiles, keys: string[]) =>
  db.$count(
    files,
    and(
      eq(files.owner_id, ownerId),
      inArray(files.key, keys),
      purpose && eq(files.purpose, purpose.name),
      accept === 'pictures' ? like(files.mime, 'image/%') : undefined,
    ),
  )

/** The name that each file was uploaded under, by its key. */
export const selectFileNames = async (db: Db, keys: string[]): Promise<Map<string, string>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: files.key, name: files.original_name })
    .from(files)
    .where(inArray(files.key, keys))
  return new Map(rows.map(({ key, name }) => [key, name]))
}
