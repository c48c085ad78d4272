import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'

export const selectVideosByIds = (db: Db, ids: number[]) =>
  db.select().from(videos).where(inArray(videos.id, ids))

/** Files with captions, of one person. */
export const selectCaptionFiles = (db: Db, userId: number, ids: number[]) =>
  db
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.owner_id, userId), eq(files.mime, 'text/vtt')))
