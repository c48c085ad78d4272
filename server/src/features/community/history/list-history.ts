import { historyCalls, historyPageSize } from '#contract/community/history.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { mostSearched, pageOfFound } from '#server/features/community/items/page-of-found.ts'
import { presentHistoryItem } from './history.present.ts'
import { selectHistory } from './history.queries.ts'
import type { HistoryRow } from './history.queries.ts'

const size = historyPageSize

const list = (call: typeof historyCalls.meetings, itemType: ItemType) =>
  answer(call, async ({ keyword, page }, context) => {
    const { userId } = memberOf(context)
    const select = (limit: number, offset: number) =>
      selectHistory(context.db, userId, itemType, limit, offset)
    if (keyword === '') {
      const { rows, total } = await readPage(page, size, select)
      return pageOf(await load(context, rows), total, page, size)
    }
    const all = await load(context, await select(mostSearched, 0))
    const { data, total } = pageOfFound(all, ({ title }) => title, { keyword, page, size })
    return pageOf(data, total, page, size)
  })

async function load(context: Context, rows: HistoryRow[]) {
  const found = await loadItems(
    context,
    rows.map((row) => ({ row, kind: row.item_type, id: row.item_id })),
  )
  return found.map(({ ref, item }) => presentHistoryItem(ref.row, item))
}

export const listSeenMeetings = list(historyCalls.meetings, 'meeting')
export const listSeenArticles = list(historyCalls.information, 'information')
export const listSeenWorks = list(historyCalls.productions, 'production')
export const listSeenOperations = list(historyCalls.operations, 'operation')
