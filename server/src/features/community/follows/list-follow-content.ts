import { followCalls, followPageSize } from '#contract/community/follows.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf } from '#kernel/paging.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { loadListItems, sectionOfItem } from '#server/features/discover/home/load-list-items.ts'
import { selectFollowedItems, selectSuggestedDoctors } from './followed-items.queries.ts'
import { presentFollowItem } from './follows.present.ts'

const suggestionCount = 12

export const listFollowContent = answer(followCalls.content, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const rows = await selectFollowedItems(context.db, userId, followPageSize, offsetOf(page, followPageSize))
  const picks = rows.map((row) => ({ row, kind: sectionOfItem[row.item_type], itemId: row.item_id }))
  const found = await loadListItems(context, picks)
  const total = rows[0]?.total ?? 0
  return {
    data: found.map(({ pick, item }) => presentFollowItem(pick.row, item, context.caller.language)),
    total,
    last_page: Math.ceil(total / followPageSize),
    current_page: Math.max(page, 1),
  }
})

export const listSuggestions = answer(followCalls.suggestions, async (_input, { db, member }) => {
  const rows = await selectSuggestedDoctors(db, member?.userId ?? 0, suggestionCount)
  return rows.map(presentDoctorItem)
})
