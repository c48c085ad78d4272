import { workOperatorCalls } from '#contract/library/works.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { decideRevision, findRevision } from './decide-revision.ts'
import { showVideos } from './show-videos.ts'
import { presentRevision } from './works.present.ts'
import { selectRevisions } from './works.queries.ts'

export const listRevisions = answer(workOperatorCalls.list, async ({ state, page }, context) => {
  const rows = await selectRevisions(context.db, state, { limit: pageSize, offset: offsetOf(page, pageSize) })
  const videosOf = await showVideos(
    context,
    rows.map(({ revision }) => revision),
  )
  const items = rows.map((row) => presentRevision(row, videosOf(row.revision)))
  return pageOf(items, rows[0]?.total ?? 0, page, pageSize)
})

export const getRevision = answer(workOperatorCalls.detail, async (input, context) => {
  const row = await findRevision(context, input.revision_id)
  const videosOf = await showVideos(context, [row.revision])
  return presentRevision(row, videosOf(row.revision))
})

export const passRevision = answer(workOperatorCalls.pass, async (input, context) => {
  await decideRevision(context, input.revision_id, { isPassed: true })
  return {}
})

export const refuseRevision = answer(workOperatorCalls.refuse, async (input, context) => {
  await decideRevision(context, input.revision_id, { isPassed: false, reason: input.reason })
  return {}
})
