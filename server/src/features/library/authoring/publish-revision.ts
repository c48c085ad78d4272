import { workFailures } from '#contract/library/authoring.ts'
import { courseTypes } from '#contract/wire/items.ts'
import type { CaptionItem } from '#contract/wire/video.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'
import { deleteOtherEpisodes, saveEpisode, upsertWork } from './publish.queries.ts'
import { lockVideosByIds, selectCaptionFiles } from './work-videos.queries.ts'
import type { RevisionRow } from './authoring.queries.ts'

/**
 * Copies a version that has passed to what is watched. Lessons that stay are updated in place, so that everybody's progress
 * and the comments on them stay too.
 */
export async function publishRevision(db: Db, revision: RevisionRow): Promise<void> {
  const productionId = revision.production_id
  const known = await selectEpisodes(db, productionId)
  const isSingle = revision.course_type === courseTypes.single
  const lessons = isSingle
    ? revision.lessons.slice(0, 1).map((lesson) => ({ ...lesson, lesson_id: known[0]?.id ?? 0 }))
    : revision.lessons
  const videos = await lockVideosByIds(
    db,
    lessons.map((lesson) => lesson.video_id),
  )
  const captions = await findCaptions(db, revision)
  await upsertWork(db, revision)
  await deleteOtherEpisodes(
    db,
    productionId,
    lessons.map((lesson) => lesson.lesson_id),
  )
  for (const [sort, lesson] of lessons.entries()) {
    const video = videos.find(({ id }) => id === lesson.video_id)
    if (lesson.video_id > 0 && !video) throw refuse(workFailures.videoNotOwn)
    if (video && video.state !== 'ready') throw refuse(workFailures.videoNotReady)
    await saveEpisode(db, { productionId, lesson, sort, video, captions })
  }
}

/** As the speakers of the language call it. */
const languageName = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** The captions that came with the work. Those of a video are its own, and are read with it. */
async function findCaptions(db: Db, { user_id: userId, captions }: RevisionRow): Promise<CaptionItem[]> {
  const files = await selectCaptionFiles(
    db,
    userId,
    captions.map((caption) => caption.file_id),
  )
  return captions.flatMap(({ language, file_id: fileId }) =>
    files
      .filter(({ id }) => id === fileId)
      .map(({ key }) => ({ language, label: languageName(language), address: fileUrl(key) })),
  )
}
