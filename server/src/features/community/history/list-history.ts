import { historyCalls, historyPageSize } from '#contract/community/history.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf } from '#kernel/paging.ts'
import { loadListItems, sectionOfItem } from '#server/features/discover/home/load-list-items.ts'
import { presentHistoryItem } from './history.present.ts'
import { selectHistory } from './history.queries.ts'

const list = (call: typeof historyCalls.meetings, itemType: ItemType) =>
  answer(call, async ({ page }, context) => {
    const { userId } = memberOf(context)
    const offset = offsetOf(page, historyPageSize)
    const rows = await selectHistory(context.db, userId, itemType, historyPageSize, offset)
    const picks = rows.map((row) => ({ row, kind: sectionOfItem[itemType], itemId: row.item_id }))
    const found = await loadListItems(context, picks)
    const total = rows[0]?.total ?? 0
    return {
      data: found.map(({ pick, item }) => presentHistoryItem(pick.row, item)),
      total,
      last_page: Math.ceil(total / historyPageSize),
      current_page: Math.max(page, 1),
    }
  })

export const listSeenMeetings = list(historyCalls.meetings, 'meeting')
export const listSeenArticles = list(historyCalls.information, 'information')
export const listSeenWorks = list(historyCalls.productions, 'production')
export const listSeenOperations = list(historyCalls.operations, 'operation')
