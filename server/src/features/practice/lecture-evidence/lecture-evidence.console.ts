import {
  choiceFilter,
  flagColumn,
  numberColumn,
  periodFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineAction, defineResource, guardedAction } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { buildPack, completeLecture } from './complete-lecture.ts'
import { evidenceRows } from './lecture-evidence.console.queries.ts'
import { showEvidence } from './show-evidence.ts'

export const evidenceResource = defineResource({
  name: 'lecture-evidence',
  title: words('授课佐证', 'Lecture evidence'),
  right: 'experts.edit',
  rows: evidenceRows,
  partOf: { experts: {} },
  titleOf: titledBy('guest', 'meeting'),
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
  async detail(context, id) {
    const fact = factsIn(context.caller.language)
    const row = await selectSheet(context.db, id)
    if (!row) return []
    const { missing, figures, packs } = await showEvidence(context, row)
    return [
      ...(missing.length > 0 ? [fact.text('缺少', 'Missing', missing.join('\n'))] : []),
      fact.text('直播分钟', 'Minutes on air', figures.live_minutes),
      fact.text('最高同时观看', 'Most viewers at once', figures.most_viewers),
      ...packs.map(({ build_time, file_url }) => fact.link('资料包', 'Pack', build_time, file_url)),
    ]
  },
  actions: {
    complete: guardedAction(completeLecture, {
      title: words('人工认定完整', 'Complete by hand'),
      isDangerous: true,
      applies: ({ is_complete }) => is_complete === false,
    }),
    build: defineAction({
      // Also of what is not complete yet: pictures are taken from the recording first.
      title: words('生成资料包', 'Build the pack'),
      isBulk: true,
      run: buildPack,
    }),
  },
})
