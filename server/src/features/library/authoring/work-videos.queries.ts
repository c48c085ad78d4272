import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { productionEpisodes } from '#server/features/library/works/works.tables.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'

export const selectVideosByIds = (db: Db, ids: number[]) =>
  db.select().from(videos).where(inArray(videos.id, ids))

/** The same, which nobody has processed again until they are published. */
export const lockVideosByIds = (db: Db, ids: number[]) =>
  db.select().from(videos).where(inArray(videos.id, ids)).orderBy(videos.id).for('share')

/** Files with captions, of one person. */
export const selectCaptionFiles = (db: Db, userId: number, ids: number[]) =>
  db
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.owner_id, userId), eq(files.mime, 'text/vtt')))

/** Whether a lesson that readers may have plays it. */
export const isPlayed = async (db: Db, videoId: number): Promise<boolean> =>
  (await db.$count(productionEpisodes, eq(productionEpisodes.video_id, videoId))) > 0
