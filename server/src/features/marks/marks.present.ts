import { asBit } from '#contract/fields.ts'
import type { MarkState } from '#contract/marks.ts'
import type { MarkStateRow } from './marks.queries.ts'

export const presentMarkState = (row: MarkStateRow): MarkState => ({
  praise_num: row.praiseCount,
  is_praise: asBit(row.isPraised),
  collect_num: row.collectCount,
  is_collect: asBit(row.isCollected),
})
