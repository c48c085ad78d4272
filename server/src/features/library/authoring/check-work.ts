import { findWorkFaults } from '#contract/library/work-rules.ts'
import { workFailures } from '#contract/library/authoring.ts'
import type { WorkInput } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import type { Context } from '#kernel/services.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'
import { hasCollege, selectDiseaseWithCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import type { VideoRow } from '#server/features/library/videos/videos.queries.ts'
import { unmaskedOf } from '#server/features/community/masking/describe-masked.ts'
import { workCover } from './work-cover.ts'
import { readContent } from './work-content.ts'
import { selectCaptionFiles, selectVideosByIds } from './work-videos.queries.ts'
import type { PublishedRow } from './authoring.queries.ts'

/** Refuses a work that cannot be reviewed: incomplete, or with something that is not the caller's. */
export async function checkWork(
  context: Context,
  input: WorkInput,
  published: PublishedRow | undefined,
): Promise<void> {
  const situation = { now: Date.now(), isPublished: published !== undefined }
  const [fault] = Object.values(findWorkFaults(input, situation))
  if (fault) throw refuse(fault)
  await checkSubject(context.db, input)
  await checkLessons(context.db, input, published)
  const videos = await findOwnVideos(context, input)
  checkTrial(input, videos)
  await checkCover(context, { input, published, videos })
  await checkCaptions(context, input)
}

/** Refuses a subject that is not there, and a disease of another one. */
export async function checkSubject(
  db: Db,
  { college_id: collegeId, disease_id: diseaseId }: Pick<WorkInput, 'college_id' | 'disease_id'>,
): Promise<void> {
  if (!(await hasCollege(db, collegeId))) throw refuse(failures.dataMissing, { detail: 'college_id' })
  if (diseaseId === 0) return
  const found = await selectDiseaseWithCollege(db, diseaseId)
  if (found?.college.id !== collegeId) throw refuse(workFailures.diseaseWrong)
}

/** A lesson that is named by its number has to be one of this work. */
async function checkLessons(db: Db, input: WorkInput, published: PublishedRow | undefined) {
  const known = published ? await selectEpisodes(db, published.id) : []
  const given = input.lessons.map((lesson) => lesson.lesson_id).filter((id) => id > 0)
  const isKnown = (id: number) => known.some((episode) => episode.id === id)
  if (!given.every(isKnown) || new Set(given).size < given.length)
    throw refuse(failures.dataMissing, { detail: 'lesson_id' })
}

async function findOwnVideos(context: Context, input: WorkInput): Promise<VideoRow[]> {
  const { userId } = memberOf(context)
  const ids = [...new Set(readContent(input).lessons.map((lesson) => lesson.video_id))].filter((id) => id > 0)
  const videos = await selectVideosByIds(context.db, ids)
  if (videos.filter((video) => video.user_id === userId).length < ids.length)
    throw refuse(workFailures.videoNotOwn)
  if (videos.some((video) => video.state === 'uploading')) throw refuse(workFailures.videoUnfinished)
  if (videos.some((video) => video.state === 'failed')) throw refuse(workFailures.videoFailed)
  return videos
}

/** A trial as long as the longest video would give all of it away. One that is not measured yet is not judged. */
function checkTrial({ is_free, trial_seconds }: WorkInput, videos: VideoRow[]) {
  const longest = Math.max(0, ...videos.map(({ seconds }) => seconds))
  const isMeasured = videos.length > 0 && videos.every(({ seconds }) => seconds > 0)
  if (!is_free && isMeasured && trial_seconds >= longest && trial_seconds > 0)
    throw refuse(workFailures.trialTooLong)
}

type CoverQuestion = { input: WorkInput; published: PublishedRow | undefined; videos: VideoRow[] }

/** A frame of one of its videos, a picture of the caller whose masks are confirmed, or the cover that it has. */
async function checkCover(context: Context, { input, published, videos }: CoverQuestion) {
  const { db } = context
  const { cover } = input
  if (cover === published?.cover || videos.some((video) => video.covers.includes(cover))) return
  const own = { ownerId: memberOf(context).userId, purpose: workCover }
  await requireOwnFiles(db, [cover], own, workFailures.coverNotOwn)
  if ((await unmaskedOf(db, [cover])).length > 0) throw refuse(workFailures.coverNotOwn)
}

async function checkCaptions(context: Context, { captions }: WorkInput) {
  const ids = [...new Set(captions.map((caption) => caption.file_id))]
  const own = await selectCaptionFiles(context.db, memberOf(context).userId, ids)
  if (own.length < ids.length) throw refuse(workFailures.captionNotOwn)
}
