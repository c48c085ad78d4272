import { checkinFieldNames } from '#contract/meetings/checkin-field-names.ts'
import { checkinStates, isCheckinPhoto } from '#contract/meetings/checkin.ts'
import type { CheckinField } from '#contract/meetings/checkin.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  choiceFilter,
  flagColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { checkinRows, visitRows, waitingRows } from './checkin.console.queries.ts'
import { maskName, presentForOperator } from './checkin.present.ts'
import { admitCheckin, findCheckin, rejectCheckin } from './decide-checkin.ts'

const reviewStates = states({
  [checkinStates.underReview]: ['审核中', 'Under review', 'processing'],
  [checkinStates.passed]: ['已签到', 'Checked in', 'success'],
  [checkinStates.failed]: ['未通过', 'Refused', 'error'],
})

const isOpen = ({ state }: RawRow) => state === String(checkinStates.underReview)

/** What people handed in to check in. Numbers stay masked; every look at one is logged. */
export const checkinsResource = defineResource({
  name: 'checkins',
  title: words('签到审核', 'Check-ins'),
  right: 'meetings.moderate',
  rows: checkinRows,
  partOf: { meetings: { by: 'meeting' }, people: { by: 'user_id', right: 'people.read' } },
  titleOf: ({ meeting, truename }) => `${String(meeting)} · ${maskName(String(truename))}`,
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    name: textColumn('姓名', 'Name'),
    hospital: textColumn('医院', 'Hospital'),
    state: stateColumn('状态', 'State', reviewStates),
    reason: textColumn('原因', 'Reason', { isHidden: true }),
    consents: flagColumn('同意提供信息', 'Agreed to be named'),
    is_shared_device: flagColumn('与他人同一设备', 'Shared device'),
    submitted_at: timeColumn('提交时间', 'Sent'),
    reviewed_at: timeColumn('审核时间', 'Decided', { isHidden: true }),
  },
  waiting: [
    {
      title: words('待审核签到', 'Check-ins to review'),
      filters: { state: String(checkinStates.underReview) },
    },
  ],
  filters: {
    meeting: meetingFilter,
    state: stateFilter('状态', 'State', reviewStates),
    submitted_at: periodFilter('提交时间', 'Sent'),
  },
  present: (row) => ({ ...row, name: maskName(String(row.truename)) }),
  async detail(context, id) {
    const found = await findCheckin(context, id)
    await insertAccess(context.db, {
      user_id: found.checkin.user_id,
      reader_id: memberOf(context).userId,
      what: `checkin ${id}`,
    })
    const names = checkinFieldNames[context.caller.language]
    const form = Object.entries(presentForOperator(found, context.vault, 'masked').form)
    return (form as [CheckinField, string][]).map(([field, value]) => ({
      title: names[field],
      kind: isCheckinPhoto(field) ? ('picture' as const) : ('text' as const),
      value,
    }))
  },
  actions: {
    pass: defineAction({
      title: words('通过', 'Pass'),
      isBulk: true,
      applies: isOpen,
      run: (context, id) => admitCheckin(context, id),
    }),
    refuse: defineAction({
      title: words('不通过', 'Refuse'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      applies: isOpen,
      run: (context, id, { reason }) => rejectCheckin(context, id, reason),
    }),
  },
})

const methods = states({ code: ['现场扫码', 'By code'], staff: ['工作人员代签', 'By staff', 'warning'] })

const proofs = states({
  passkey: ['本机验证', 'Device verified its user', 'success'],
  key: ['浏览器密钥', 'Key of a browser', 'warning'],
  '': ['—', '—'],
})

/** Says of a burst what stands out about it. */
const presentMarked = (row: RawRow) => ({
  ...row,
  name: maskName(String(row.truename)),
  burst: Number(row.burst) > 0 ? `${String(row.burst)} 人 / 1 s` : '',
})

/** Who was at the venue. */
export const visitsResource = defineResource({
  name: 'visits',
  title: words('现场签到', 'On-site check-ins'),
  right: 'meetings.moderate',
  rows: visitRows,
  partOf: { meetings: { by: 'meeting' }, people: { by: 'user_id', right: 'people.read' } },
  titleOf: ({ meeting, truename }) => `${String(meeting)} · ${maskName(String(truename))}`,
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    session: textColumn('议程', 'Session'),
    name: textColumn('姓名', 'Name'),
    hospital: textColumn('医院', 'Hospital'),
    method: stateColumn('方式', 'Method', methods),
    reason: textColumn('代签原因', 'Why by staff', { isHidden: true }),
    proof: stateColumn('设备证明', 'Proof', proofs),
    is_fresh: flagColumn('新设备', 'Fresh key'),
    burst: textColumn('同一网络', 'One network'),
    at: timeColumn('时间', 'When'),
  },
  filters: {
    meeting: meetingFilter,
    marked: choiceFilter('提示', 'Marks', {
      true: words('新设备或集中签到', 'Fresh key or burst'),
      false: words('无', 'None'),
    }),
    method: stateFilter('方式', 'Method', methods),
    at: periodFilter('时间', 'When'),
  },
  present: presentMarked,
})

/** Who has scanned the code and waits at the counter, because of a fresh key or a burst from one network. */
export const waitingVisitsResource = defineResource({
  name: 'waiting-visits',
  title: words('签到台待确认', 'Waiting at the counter'),
  right: 'meetings.moderate',
  rows: waitingRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ meeting, truename }) => `${String(meeting)} · ${maskName(String(truename))}`,
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    session: textColumn('议程', 'Session'),
    name: textColumn('姓名', 'Name'),
    hospital: textColumn('医院', 'Hospital'),
    proof: stateColumn('设备证明', 'Proof', proofs),
    burst: textColumn('同一网络', 'One network'),
    at: timeColumn('时间', 'When'),
  },
  filters: { meeting: meetingFilter, at: periodFilter('时间', 'When') },
  present: presentMarked,
})
