import { and, eq, notInArray } from 'drizzle-orm'
import type { Lesson } from '#contract/library/authoring.ts'
import type { CaptionItem } from '#contract/wire/video.ts'
import type { Db } from '#kernel/database.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import { storedVideo } from '#server/features/library/videos/videos.present.ts'
import type { VideoRow } from '#server/features/library/videos/videos.queries.ts'
import type { RevisionRow } from './authoring.queries.ts'

/** A new work is published now; a changed one stays where it is in the lists. */
export async function upsertWork(db: Db, revision: RevisionRow): Promise<void> {
  const work = {
    college_id: revision.college_id!,
    disease_id: revision.disease_id,
    course_type: revision.course_type,
    title: revision.title,
    cover: revision.cover,
    intro: revision.intro,
    is_free: revision.is_free,
    price_fen: revision.price_fen,
    former_price_fen: revision.former_price_fen,
    offer_ends_at: revision.offer_ends_at,
    trial_seconds: revision.trial_seconds,
  }
  await db
    .insert(productions)
    .overridingSystemValue()
    .values({ ...work, id: revision.production_id, doctor_id: revision.doctor_id })
    .onConflictDoUpdate({ target: productions.id, set: work })
}

export const deleteOtherEpisodes = (db: Db, productionId: number, keptIds: number[]) =>
  db
    .delete(productionEpisodes)
    .where(
      and(eq(productionEpisodes.production_id, productionId), notInArray(productionEpisodes.id, keptIds)),
    )

type PublishedLesson = {
  productionId: number
  lesson: Lesson
  sort: number
  video: VideoRow | undefined
  captions: CaptionItem[]
}

/** Without a video of its own a lesson plays the one that it had. */
export async function saveEpisode(db: Db, { productionId, lesson, sort, video, captions }: PublishedLesson) {
  const played = video && {
    video_id: video.id,
    video: storedVideo(video),
    seconds: video.seconds,
    clarities: [],
    captions,
  }
  const episode = {
    chapter: lesson.chapter,
    title: lesson.title,
    is_trial: lesson.is_trial === 1,
    sort,
    ...played,
  }
  if (lesson.lesson_id > 0)
    await db.update(productionEpisodes).set(episode).where(eq(productionEpisodes.id, lesson.lesson_id))
  else await db.insert(productionEpisodes).values({ video: '', ...episode, production_id: productionId })
}
