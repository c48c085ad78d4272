import { workCalls } from '#contract/library/works.ts'
import { answer } from '#kernel/answer.ts'
import { noteView } from '#server/features/community/history/note-view.ts'
import { presentWork } from './works.present.ts'
import { addWorkView, selectOtherWorks, selectPlayedEpisodes, selectRelatedWorks } from './works.queries.ts'
import { loadWork } from './load-work.ts'

const otherCount = 4
const relatedCount = 4

export const getWork = answer(workCalls.detail, async (input, context) => {
  const { db } = context
  const row = await loadWork(context, input.production_id)
  const { work } = row
  const isNew = await noteView(context, 'production', work.id)
  const [episodes, others, related] = await Promise.all([
    selectPlayedEpisodes(db, work.id),
    selectOtherWorks(db, row, otherCount),
    selectRelatedWorks(db, row, relatedCount),
    isNew && addWorkView(db, work.id),
  ])
  const detail = presentWork(row, { media: context, episodes, others, related })
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})
