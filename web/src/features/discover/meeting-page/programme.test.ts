import { expect, it } from 'vitest'
import type { ScheduleItem } from '#contract/meetings/meetings.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { emptyProgramme, groupProgramme, openingItem, stateOf } from './programme.ts'

const item = (schedule_id: number, begin: string, end: string, hall = ''): ScheduleItem => ({
  schedule_id,
  meeting_id: 1,
  hall,
  title: `议程 ${schedule_id}`,
  begin_time: begin,
  end_time: end,
  expert: null,
})

const programme = [
  item(1, '2026-11-15 08:30', '2026-11-15 10:00', '主会场'),
  item(2, '2026-11-15 10:00', '2026-11-15 12:00', '主会场'),
  item(3, '2026-11-15 10:00', '2026-11-15 12:00', '第一分会场'),
  item(4, '2026-11-16 09:00', '2026-11-16 10:00', '第一分会场'),
  item(5, '2026-11-16 09:30', '2026-11-16 10:30', '主会场'),
]

it('groups by day and hall, the halls in one order on all days', () => {
  const days = groupProgramme(programme)
  const shape = days.map(({ date, halls }) => [
    date,
    ...halls.map(({ hall, items }) => [hall, ...items.map((one) => one.schedule_id)]),
  ])
  expect(shape).toEqual([
    ['2026-11-15', ['主会场', 1, 2], ['第一分会场', 3]],
    ['2026-11-16', ['主会场', 5], ['第一分会场', 4]],
  ])
})

it('has no days when there are no items', () => {
  expect(groupProgramme([])).toEqual([])
})

it('uses one unnamed hall when none is named', () => {
  const [day] = groupProgramme([item(1, '2026-11-15 08:30', '2026-11-15 10:00')])
  expect(day?.halls.map(({ hall }) => hall)).toEqual([''])
})

it.each([
  ['2026-11-15 08:29', 'ahead'],
  ['2026-11-15 08:30', 'now'],
  ['2026-11-15 09:59', 'now'],
  ['2026-11-15 10:00', 'over'],
])('at %s the first item is %s', (at, state) => {
  expect(stateOf(programme[0]!, shanghaiMoment(at))).toBe(state)
})

it.each([
  ['at the item that was asked for', '2026-11-15 09:00', 4, 4],
  ['at what runs now', '2026-11-15 11:00', 0, 2],
  ['at what comes next', '2026-11-15 13:00', 0, 4],
  ['at the start, before it', '2026-11-14 09:00', 0, 1],
  ['at the start, when all is over', '2026-11-20 09:00', 0, 1],
  ['at what runs now when the asked one is unknown', '2026-11-15 09:00', 99, 1],
])('opens %s', (_where, at, asked, id) => {
  expect(openingItem(programme, shanghaiMoment(at), asked)?.schedule_id).toBe(id)
})

it('opens nothing when there are no items', () => {
  expect(openingItem([], 0, 0)).toBeUndefined()
})

it('announces a programme only until the meeting is over', () => {
  const end = '2026-11-16 10:30'
  expect(emptyProgramme(end, shanghaiMoment(end) - 1)).toBe('noSchedule')
  expect(emptyProgramme(end, shanghaiMoment(end))).toBe('noPastSchedule')
})
