import { evidenceFailures } from '#contract/practice/lecture-evidence.ts'
import {
  choiceFilter,
  flagColumn,
  numberColumn,
  periodFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console/columns.ts'
import { defineAction, defineResource } from '#kernel/console/resource.ts'
import { words } from '#kernel/console/words.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { buildPack, completeLecture } from './complete-lecture.ts'
import { evidenceRows } from './lecture-evidence.console.queries.ts'

async function findSheet({ db }: Context, sheetId: number) {
  const row = await selectSheet(db, sheetId)
  if (!row) throw refuse(evidenceFailures.guestMissing)
  return row
}

export const evidenceResource = defineResource({
  name: 'lecture-evidence',
  part: 'experts',
  title: words('授课佐证', 'Lecture evidence'),
  right: 'experts.edit',
  rows: evidenceRows,
  titleOf: ({ guest, meeting }) => `${String(guest)} · ${String(meeting)}`,
  columns: {
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    ended_at: timeColumn('会议结束', 'Ended'),
    pictures: numberColumn('照片', 'Pictures'),
    doubtful: numberColumn('存疑照片', 'Doubtful pictures'),
    is_complete: flagColumn('已完整', 'Complete'),
    complete_reason: textColumn('人工认定原因', 'Completed because', { isHidden: true }),
    built_at: timeColumn('资料包', 'Pack built'),
  },
  filters: {
    q: textFilter('专家或会议', 'Expert or meeting'),
    state: choiceFilter('状态', 'State', {
      open: words('未完整', 'Incomplete'),
      complete: words('已完整', 'Complete'),
    }),
    ended_at: periodFilter('会议结束', 'Ended'),
  },
  actions: {
    complete: defineAction({
      title: words('人工认定完整', 'Complete by hand'),
      isDangerous: true,
      asksReason: true,
      applies: ({ is_complete }) => is_complete === false,
      run: async (context, id, { reason }) => completeLecture(context, await findSheet(context, id), reason),
    }),
    build: defineAction({
      title: words('重新生成资料包', 'Build the pack'),
      isBulk: true,
      applies: ({ is_complete }) => is_complete === true,
      run: async (context, id) => buildPack(context, await findSheet(context, id)),
    }),
  },
})
