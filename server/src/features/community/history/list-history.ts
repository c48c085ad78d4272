import { historyCalls, historyPageSize } from '#contract/community/history.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { presentHistoryItem } from './history.present.ts'
import { selectHistory } from './history.queries.ts'

const list = (call: typeof historyCalls.meetings, itemType: ItemType) =>
  answer(call, async ({ page }, context) => {
    const { userId } = memberOf(context)
    const offset = offsetOf(page, historyPageSize)
    const rows = await selectHistory(context.db, userId, itemType, historyPageSize, offset)
    const found = await loadItems(
      context,
      rows.map((row) => ({ row, kind: itemType, id: row.item_id })),
    )
    const data = found.map(({ ref, item }) => presentHistoryItem(ref.row, item))
    return pageOf(data, rows[0]?.total ?? 0, page, historyPageSize)
  })

export const listSeenMeetings = list(historyCalls.meetings, 'meeting')
export const listSeenArticles = list(historyCalls.information, 'information')
export const listSeenWorks = list(historyCalls.productions, 'production')
export const listSeenOperations = list(historyCalls.operations, 'operation')
