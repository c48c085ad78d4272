import { workFailures } from '#contract/library/authoring.ts'
import { findWorkFaults } from '#contract/library/work-rules.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { courseTypes } from '#contract/wire/items.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { filesPath, fileUrl } from '#kernel/files/keys.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { replaceTagsOf } from '#server/features/library/subjects/subjects.console.queries.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'
import { checkSubject } from './check-work.ts'
import type { courseFields } from './course-fields.ts'
import {
  insertCourse,
  insertLesson,
  selectPlatformVideos,
  updateCourse,
  updateLesson,
} from './courses.queries.ts'
import { deleteOtherEpisodes } from './publish.queries.ts'

export type CourseValues = ValuesOf<typeof courseFields>

/** Makes a course of the platform, or changes one; answers its number. */
export const saveCourse = (context: Pick<Context, 'db'>, id: number, values: CourseValues): Promise<number> =>
  context.db.transaction(async (db) => {
    await checkCourse(db, values)
    const { lessons, tags, price_fen: priceFen, ...entered } = values
    const isFree = !priceFen
    const course = {
      ...entered,
      course_type: typeOf(values),
      is_free: isFree,
      price_fen: priceFen ?? 0,
      former_price_fen: isFree ? 0 : (values.former_price_fen ?? 0),
      offer_ends_at: isFree ? null : values.offer_ends_at,
      trial_seconds: isFree ? 0 : (values.trial_seconds ?? 0),
    }
    // From here on nobody else changes its lessons.
    if (id > 0 && !(await updateCourse(db, id, course))) throw refuse(workFailures.authorsOwn)
    const courseId = id || (await insertCourse(db, course))
    await replaceTagsOf(db, 'production', courseId, tags)
    await saveLessons(db, courseId, lessons)
    return courseId
  })

const typeOf = ({ course_type: type }: CourseValues) =>
  type === String(courseTypes.single) ? courseTypes.single : courseTypes.series

/** What holds for the works of authors holds for these. */
async function checkCourse(db: Db, values: CourseValues): Promise<void> {
  const { lessons, price_fen: priceFen, former_price_fen: formerFen, offer_ends_at: offerEnd } = values
  const yuanOrNone = (fen: number | null) => (fen ? yuanOf(fen) : '')
  const sent = {
    title: values.title,
    cover: values.cover,
    course_type: typeOf(values),
    is_free: !priceFen,
    price: yuanOrNone(priceFen),
    scribing_price: yuanOrNone(formerFen),
    offer_end_time: offerEnd ? shanghaiTime(offerEnd) : '',
    college_id: values.college_id,
    declared: true,
    // Each lesson has a video, by its field.
    video_id: lessons.length,
    lessons: lessons.map(({ title }, at) => ({ title, lesson_id: 0, video_id: at + 1 })),
  }
  const [fault] = Object.values(findWorkFaults(sent, { now: Date.now(), isPublished: false }))
  if (fault) throw refuse(fault)
  if (typeOf(values) === courseTypes.single && lessons.length !== 1) throw refuse(workFailures.singleLesson)
  const longest = Math.max(...lessons.map(({ seconds }) => seconds))
  if (priceFen && (values.trial_seconds ?? 0) >= longest) throw refuse(workFailures.trialTooLong)
  await checkSubject(db, { college_id: values.college_id, disease_id: values.disease_id ?? 0 })
}

/** A lesson whose video stays is the same one, wherever it moves: everybody's progress in it stays too. */
async function saveLessons(db: Db, courseId: number, lessons: CourseValues['lessons']): Promise<void> {
  const known = await selectEpisodes(db, courseId)
  const addresses = lessons.map(({ video }) => video)
  const uploaded = await selectPlatformVideos(db, addresses)
  const kept: number[] = []
  const placed = lessons.map((lesson) => {
    const same = known.find(({ id, video }) => video === lesson.video && !kept.includes(id))
    if (same) kept.push(same.id)
    return { lesson, same }
  })
  await deleteOtherEpisodes(db, courseId, kept)
  for (const [sort, { lesson, same }] of placed.entries()) {
    const video = uploaded.find((one) => [one.playlist, fileUrl(one.file_key)].includes(lesson.video))
    // The address of any other file would open it to everybody who may watch the course.
    if (!same && !video && lesson.video.startsWith(filesPath)) throw refuse(workFailures.videoNotOwn)
    const row = {
      ...lesson,
      sort,
      ...(video && { video_id: video.id, seconds: video.seconds || lesson.seconds }),
    }
    if (same) await updateLesson(db, same.id, row)
    else await insertLesson(db, { ...row, production_id: courseId })
  }
}
