import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import type { FilePurpose } from './file-purpose.ts'
import type { FileRow } from './files.queries.ts'
import { filesPath, keyOf } from './keys.ts'

/** Files of one purpose, the table they are handed in with, and its column that lists their addresses. */
export type SentFiles = { purpose: FilePurpose; table: PgTable; ownerId: AnyPgColumn; addresses: AnyPgColumn }

/** A file is needed while any row of its owner lists it. */
const isListed = ({ table, ownerId, addresses }: SentFiles) =>
  sql`exists (select from ${table} where ${ownerId} = ${files.owner_id}
    and ${addresses} ? (${filesPath}::text || ${files.key}))`

/** Empties the lists of rows that were replaced, and deletes the files that no other row lists. */
export async function deleteReplacedFiles(
  db: Db,
  sent: SentFiles,
  userId: number,
  isReplaced: SQL | undefined,
): Promise<FileRow[]> {
  const { table, ownerId, addresses } = sent
  const replaced = and(eq(ownerId, userId), isReplaced, sql`${addresses} <> '[]'`)
  const { rows } = await db.execute<{ addresses: string[] }>(
    sql`select ${addresses} as addresses from ${table} where ${replaced}`,
  )
  if (rows.length === 0) return []
  await db.execute(sql`update ${table} set ${sql.identifier(addresses.name)} = '[]' where ${replaced}`)
  return deleteUnlistedFiles(
    db,
    sent,
    userId,
    rows.flatMap((row) => row.addresses),
  )
}

/** Deletes those of the given files of a user that no row of theirs lists any more. */
export const deleteUnlistedFiles = (
  db: Db,
  sent: SentFiles,
  userId: number,
  urls: string[],
): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      and(
        eq(files.owner_id, userId),
        eq(files.purpose, sent.purpose.name),
        inArray(files.key, urls.map(keyOf)),
        sql`not ${isListed(sent)}`,
      ),
    )
    .returning()

/** Deletes what was uploaded and never handed in: a form that was left, a photo that was taken out again. */
export const deleteAbandonedFiles = (db: Db, sent: SentFiles): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, sent.purpose.name),
        lt(files.created_at, sql`now() - interval '2 days'`),
        sql`not ${isListed(sent)}`,
      ),
    )
    .returning()
