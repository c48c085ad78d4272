import {
  pageColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { digestRows } from './recording-digests.console.queries.ts'

const digestStates = states({
  draft: ['待发布', 'Not released', 'warning'],
  released: ['已发布', 'Released', 'success'],
})

/** Edited where lecturers edit it: its page has everything. */
export const digestsResource = defineResource({
  name: 'recording-digests',
  title: words('会议要点', 'Digests'),
  right: 'meetings.edit',
  rows: digestRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ name }) => String(name),
  columns: {
    name: textColumn('回放', 'Recording'),
    meeting: textColumn('会议', 'Meeting'),
    state: stateColumn('状态', 'State', digestStates),
    drafted_at: timeColumn('起草时间', 'Drafted'),
    edited_at: timeColumn('修改时间', 'Edited', { isHidden: true }),
    released_at: timeColumn('发布时间', 'Released'),
    page: pageColumn('编辑', 'Edit'),
  },
  filters: {
    q: textFilter('回放名称', 'Recording'),
    meeting: meetingFilter,
    state: stateFilter('状态', 'State', digestStates),
  },
})
