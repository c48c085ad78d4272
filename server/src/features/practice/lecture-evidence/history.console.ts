import type { Language } from '#contract/wire/language.ts'
import {
  flagColumn,
  periodFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { historyRows } from './lecture-evidence.console.queries.ts'
import { packText } from './lecture-evidence.text.ts'

/** What guests and organisers have done to task sheets, as it stands in the pack of a lecture. */
export const historyResource = defineResource({
  name: 'expert-history',
  title: words('任务单记录', 'History of task sheets'),
  right: 'experts.edit',
  rows: historyRows,
  partOf: { experts: { by: 'sheet_id' } },
  titleOf: ({ guest, kind }, language) => `${String(guest)} · ${kindOf(kind, language)}`,
  columns: {
    created_at: timeColumn('时间', 'Time'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    kind: textColumn('操作', 'What'),
    by_guest: flagColumn('专家本人', 'By the expert'),
    actor: textColumn('操作人', 'By'),
    reason: textColumn('原因', 'Reason'),
  },
  filters: {
    q: textFilter('专家或会议', 'Expert or meeting'),
    created_at: periodFilter('时间', 'Time'),
  },
  present: (row, { caller }) => ({ ...row, kind: kindOf(row.kind, caller.language) }),
})

const kindOf = (kind: unknown, language: Language) => packText.kinds[String(kind)]?.[language] ?? String(kind)
