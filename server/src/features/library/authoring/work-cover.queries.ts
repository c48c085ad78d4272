import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { filesPath, keyOf } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { workRevisions } from './authoring.tables.ts'
import { workCover } from './work-cover.ts'

export const publishCover = (db: Db, cover: string) =>
  db
    .update(files)
    .set({ private: false })
    .where(and(eq(files.key, keyOf(cover)), eq(files.purpose, workCover.name)))

/** Deletes covers that no version of a work has. A form that was left keeps its cover as long as the original of it. */
export const deleteUnusedCovers = (db: Db): Promise<FileRow[]> => {
  const address = sql`${filesPath}::text || ${files.key}`
  return db
    .delete(files)
    .where(
      sql`${files.purpose} = ${workCover.name} and ${files.created_at} < now() - interval '30 days'
        and not exists (select from ${workRevisions} r where r.cover = ${address})
        and not exists (select from ${productions} p where p.cover = ${address})`,
    )
    .returning()
}
