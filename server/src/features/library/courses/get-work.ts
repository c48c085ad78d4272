import { courseCalls } from '#contract/library/courses.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { noteView } from '#server/features/community/history/note-view.ts'
import { mayWatchEpisode } from './courses.policy.ts'
import { presentWork } from './courses.present.ts'
import { addWorkView, selectEpisodes, selectOtherWorks, selectWork } from './courses.queries.ts'
import type { EpisodeRow } from './courses.queries.ts'

const otherCount = 4

export const getWork = answer(courseCalls.detail, async (input, context) => {
  const { db } = context
  const row = await selectWork(db, input.production_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'production_id' })
  const { work, doctor } = row
  const isNew = await noteView(context, 'production', work.id)
  const [episodes, others] = await Promise.all([
    selectEpisodes(db, work.id),
    selectOtherWorks(db, doctor.id, work.id, otherCount),
    isNew && addWorkView(db, work.id),
  ])
  const mayWatch = (episode: EpisodeRow) => mayWatchEpisode({ ...row, episode }, context.member)
  const detail = presentWork(row, episodes, others, mayWatch)
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})
