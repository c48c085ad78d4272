import { asBit } from '#contract/wire/fields.ts'
import type { Favorite, MarkState } from '#contract/community/marks.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { CollectedRow, MarkStateRow } from './marks.queries.ts'

export const presentMarkState = (row: MarkStateRow): MarkState => ({
  praise_num: row.praiseCount,
  is_praise: asBit(row.isPraised),
  collect_num: row.collectCount,
  is_collect: asBit(row.isCollected),
})

export const presentFavorite = (row: CollectedRow, item: ListItem): Favorite => ({
  ...item,
  item_type: row.item_type,
  collect_time: shanghaiTime(row.created_at),
})
