import { reviewStatuses, workOperatorCalls } from '#contract/library/works.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { publishRevision } from './publish-revision.ts'
import { showVideos } from './show-videos.ts'
import { workPassed, workRefused } from './works.notices.ts'
import { presentRevision } from './works.present.ts'
import { lockWorksOf, selectRevision, selectRevisions, workReview } from './works.queries.ts'

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
  const row = await find(context, input.revision_id)
  const videosOf = await showVideos(context, [row.revision])
  return presentRevision(row, videosOf(row.revision))
})

export const passRevision = answer(workOperatorCalls.pass, async (input, context) => {
  const { revision } = await find(context, input.revision_id)
  await review(context, workReview, {
    submission: { id: revision.id, ownerId: revision.user_id },
    verdict: { state: reviewStatuses.passed, reason: '' },
    notice: workPassed.write({ title: revision.title, workId: revision.production_id }),
    async within(db, decide) {
      await lockWorksOf(db, revision.doctor_id)
      await decide()
      await publishRevision(db, revision)
    },
  })
  return {}
})

export const refuseRevision = answer(workOperatorCalls.refuse, async ({ reason, ...input }, context) => {
  const { revision } = await find(context, input.revision_id)
  await review(context, workReview, {
    submission: { id: revision.id, ownerId: revision.user_id },
    verdict: { state: reviewStatuses.refused, reason },
    notice: workRefused.write({ title: revision.title, reason, workId: revision.production_id }),
  })
  return {}
})

async function find({ db }: Context, revisionId: number) {
  const row = await selectRevision(db, revisionId)
  if (!row || row.revision.state === reviewStatuses.draft)
    throw refuse(failures.dataMissing, { detail: 'revision_id' })
  return row
}
