import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import type { EpisodeRow } from '#server/features/library/works/works.queries.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import type { VideoRow } from '#server/features/library/videos/videos.queries.ts'

type NewCourse = typeof productions.$inferInsert
type NewLesson = typeof productionEpisodes.$inferInsert

export const selectCourse = (db: Db, id: number) =>
  first(
    db
      .select()
      .from(productions)
      .where(and(eq(productions.id, id), eq(productions.is_of_platform, true))),
  )

export const insertCourse = async (db: Db, course: NewCourse): Promise<number> => {
  const made = db
    .insert(productions)
    .values({ ...course, is_of_platform: true })
    .returning({ id: productions.id })
  return (await only(made)).id
}

/** Undefined for a work of an author. The row stays locked until the end of the transaction. */
export const updateCourse = (db: Db, id: number, course: NewCourse) =>
  first(
    db
      .update(productions)
      .set(course)
      .where(and(eq(productions.id, id), eq(productions.is_of_platform, true)))
      .returning({ id: productions.id }),
  )

export const insertLesson = (db: Db, lesson: NewLesson) => db.insert(productionEpisodes).values(lesson)

export const updateLesson = (db: Db, id: EpisodeRow['id'], lesson: Partial<NewLesson>) =>
  db.update(productionEpisodes).set(lesson).where(eq(productionEpisodes.id, id))

/** The videos of the platform that are stored at these addresses. */
export const selectPlatformVideos = (db: Db, addresses: string[]): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(
      and(
        ne(videos.use, 'work'),
        ne(videos.state, 'uploading'),
        or(inArray(videos.playlist, addresses), inArray(videos.file_key, addresses.map(keyOf))),
      ),
    )

/** How many lessons there are, play a video that is ready, have captions, and may be tried as a whole. */
export const selectLessonStates = (db: Db, courseId: number) =>
  only(
    db
      .select({
        lessons: sql<number>`count(*)::int`,
        ready: sql<number>`(count(*) filter (where coalesce(${videos.state} = 'ready', true)))::int`,
        captioned: sql<number>`(count(*) filter (
          where ${productionEpisodes.captions} <> '[]' or coalesce(${videos.captions} <> '[]', false)))::int`,
        trial: sql<number>`(count(*) filter (where ${productionEpisodes.is_trial}))::int`,
      })
      .from(productionEpisodes)
      .leftJoin(videos, eq(videos.id, productionEpisodes.video_id))
      .where(eq(productionEpisodes.production_id, courseId)),
  )
