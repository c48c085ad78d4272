import type { HistoryItem } from '#contract/community/history.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { HistoryRow } from './history.queries.ts'

export const presentHistoryItem = (row: HistoryRow, item: ListItem): HistoryItem => ({
  ...item,
  item_type: row.item_type,
  part_id: row.part_id,
  position: row.position,
  view_time: shanghaiTime(row.viewed_at),
})
