import { reviewStatuses, authoringCalls } from '#contract/library/authoring.ts'
import { asBit } from '#contract/wire/fields.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { answer } from '#kernel/answer.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'
import type { EpisodeRow } from '#server/features/library/works/works.queries.ts'
import { findOwnWork } from './find-own-work.ts'
import { presentContent } from './work-content.ts'
import type { PublishedRow, RevisionContent } from './authoring.queries.ts'

export const getOwnWork = answer(authoringCalls.editDetail, async (input, context) => {
  const { published, latest } = await findOwnWork(context, input.production_id)
  const isUnpassed = latest !== undefined && latest.state !== reviewStatuses.passed
  // What is published tells the numbers of its lessons, which the version that has passed could not know.
  const content =
    isUnpassed || !published
      ? latest!
      : contentOfPublished(published, await selectEpisodes(context.db, published.id))
  return {
    ...presentContent(content),
    production_id: input.production_id,
    review_status: latest?.state ?? reviewStatuses.passed,
    review_reason: latest?.reason ?? '',
    is_published: asBit(published !== undefined),
  }
})

const contentOfPublished = (work: PublishedRow, episodes: EpisodeRow[]): RevisionContent => ({
  ...work,
  course_type: work.course_type === courseTypes.single ? 1 : 2,
  lessons: episodes.map((episode) => ({
    lesson_id: episode.id,
    chapter: episode.chapter,
    title: episode.title,
    video_id: episode.video_id ?? 0,
    is_trial: asBit(episode.is_trial),
  })),
  captions: [],
})
