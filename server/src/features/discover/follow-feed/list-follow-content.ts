import { followCalls, followPageSize } from '#contract/community/follows.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { selectFollowedItems, selectSuggestedDoctors } from './follow-feed.queries.ts'
import { presentFollowItem } from './follow-feed.present.ts'

const suggestionCount = 12

export const listFollowContent = answer(followCalls.content, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const followed = await readPage(page, followPageSize, (limit, offset) =>
    selectFollowedItems(context, userId, limit, offset),
  )
  const found = await loadItems(
    context,
    followed.rows.map((row) => ({ row, kind: row.item_type, id: row.item_id })),
  )
  const data = found.map(({ ref, item }) => presentFollowItem(ref.row, item, context.caller.language))
  return pageOf(data, followed.total, page, followPageSize)
})

export const listSuggestions = answer(followCalls.suggestions, async (_input, { db, member }) => {
  const rows = await selectSuggestedDoctors(db, member?.userId ?? 0, suggestionCount)
  return rows.map(presentDoctorItem)
})
