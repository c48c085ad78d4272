import { asBit } from '#contract/wire/fields.ts'
import type { MarkState } from '#contract/community/marks.ts'
import type { MarkStateRow } from './marks.queries.ts'

export const presentMarkState = (row: MarkStateRow): MarkState => ({
  praise_num: row.praiseCount,
  is_praise: asBit(row.isPraised),
  collect_num: row.collectCount,
  is_collect: asBit(row.isCollected),
})
