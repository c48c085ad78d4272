import type { Context } from '#kernel/services.ts'
import { selectTagsOf } from '#server/features/library/subjects/subjects.console.queries.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'
import { selectCourse } from './courses.queries.ts'

/** A course of the platform as its form shows it; undefined for a work of an author. */
export async function readCourse({ db }: Context, id: number) {
  const course = await selectCourse(db, id)
  if (!course) return undefined
  const [tags, lessons] = await Promise.all([selectTagsOf(db, 'production', id), selectEpisodes(db, id)])
  return {
    ...course,
    course_type: String(course.course_type),
    tags,
    price_fen: course.price_fen || null,
    former_price_fen: course.former_price_fen || null,
    trial_seconds: course.trial_seconds || null,
    lessons: lessons.map(({ chapter, title, video, seconds, is_trial }) => ({
      chapter,
      title,
      video,
      seconds,
      is_trial,
    })),
  }
}
