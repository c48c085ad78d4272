import {
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { maskName } from '#server/features/meetings/checkin/checkin.present.ts'
import { decideReport } from './decide-report.ts'
import { muteRows, tipOffRows } from './live-room.console.queries.ts'
import { unmute } from './unmute.ts'

const tipOffKinds = states({
  advertising: ['广告营销', 'Advertising'],
  misinformation: ['内容不实', 'Misinformation', 'error'],
  infringement: ['侵权', 'Infringement', 'warning'],
  privacy: ['泄露隐私', 'Privacy', 'error'],
  other: ['其他', 'Other'],
})

const tipOffStates = states({
  open: ['待处理', 'Open', 'processing'],
  decided: ['已处理', 'Decided', 'success'],
})

export const tipOffsResource = defineResource({
  name: 'live-tip-offs',
  title: words('直播举报', 'Live room tip-offs'),
  right: 'comments.moderate',
  rows: tipOffRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ meeting, id }) => `${String(meeting)} · ${id}`,
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    meeting_id: textColumn('会议编号', 'Meeting number', { isHidden: true }),
    kind: stateColumn('类型', 'Kind', tipOffKinds),
    content: textColumn('说明', 'What was written'),
    name: textColumn('举报人', 'By'),
    state: stateColumn('状态', 'State', tipOffStates),
    created_at: timeColumn('举报时间', 'When'),
    decided_at: timeColumn('处理时间', 'Decided', { isHidden: true }),
  },
  waiting: [{ title: words('待处理直播举报', 'Live room tip-offs'), filters: { state: 'open' } }],
  filters: {
    meeting: meetingFilter,
    kind: stateFilter('类型', 'Kind', tipOffKinds),
    state: stateFilter('状态', 'State', tipOffStates),
    created_at: periodFilter('举报时间', 'When'),
  },
  present: (row) => ({ ...row, name: maskName(String(row.truename)) }),
  actions: {
    decide: defineAction({
      title: words('标为已处理', 'Mark as decided'),
      isBulk: true,
      asksReason: true,
      applies: ({ state }) => state === 'open',
      run: decideReport,
    }),
  },
})

const muteReasons = states({
  advertising: ['发布广告', 'Advertising'],
  abuse: ['言语不当', 'Offensive words'],
  flooding: ['刷屏', 'Flooding'],
  other: ['其他', 'Other'],
})

export const mutesResource = defineResource({
  name: 'mutes',
  title: words('直播禁言', 'Muted in live rooms'),
  right: 'meetings.moderate',
  rows: muteRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ meeting, truename }) => `${String(meeting)} · ${maskName(String(truename))}`,
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    name: textColumn('用户', 'Member'),
    reason: stateColumn('原因', 'Reason', muteReasons),
    until_at: timeColumn('解除时间', 'Until'),
    created_at: timeColumn('禁言时间', 'Since'),
  },
  filters: { meeting: meetingFilter, reason: stateFilter('原因', 'Reason', muteReasons) },
  present: (row) => ({ ...row, name: maskName(String(row.truename)) }),
  actions: {
    unmute: defineAction({
      title: words('解除禁言', 'Unmute'),
      isBulk: true,
      asksReason: true,
      run: (context, _id, { row }) =>
        unmute(context, {
          userId: Number(row.user_id),
          meetingId: Number(row.meeting_id),
          meeting: String(row.meeting),
        }),
    }),
  },
})
