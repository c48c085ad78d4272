import {
  numberColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { reservationRows } from './reservations.console.queries.ts'

const reminderStates = states({
  waiting: ['待提醒', 'To be reminded'],
  sending: ['提醒中', 'Being reminded', 'processing'],
  sent: ['已提醒', 'Reminded', 'success'],
  failed: ['提醒失败', 'Not reached', 'error'],
})

/** Who wants to come, and what became of the reminder. */
export const reservationsResource = defineResource({
  name: 'reservations',
  title: words('预约与提醒', 'Reservations and reminders'),
  right: 'meetings.moderate',
  rows: reservationRows,
  partOf: { meetings: { by: 'meeting' }, people: { by: 'user_id', right: 'people.read' } },
  titleOf: titledBy('truename', 'meeting'),
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    begin_at: timeColumn('会议开始', 'Begins'),
    truename: textColumn('姓名', 'Name'),
    hospital: textColumn('医院', 'Hospital'),
    state: stateColumn('提醒', 'Reminder', reminderStates),
    reminders: numberColumn('提醒次数', 'Times reminded', { isHidden: true }),
    sent_at: timeColumn('短信时间', 'Text message', { isHidden: true }),
    created_at: timeColumn('预约时间', 'Reserved'),
  },
  filters: {
    meeting: meetingFilter,
    state: stateFilter('提醒', 'Reminder', reminderStates),
    created_at: periodFilter('预约时间', 'Reserved'),
  },
})
