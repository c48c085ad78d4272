import { expect, it } from 'vitest'
import { meetingTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { msToNextPhase } from './next-phase.ts'

const meeting = (type: OneOf<typeof meetingTypes>) => ({
  meeting_type: type,
  begin_time: '2026-11-15 19:30',
  end_time: '2026-11-15 21:00',
})
const begin = shanghaiMoment('2026-11-15 19:30')
const end = shanghaiMoment('2026-11-15 21:00')
const { preview, live, inProgress, review } = meetingTypes

it('waits for the beginning, then for the end', () => {
  expect(msToNextPhase(meeting(preview), begin - 60_000)).toBe(61_000)
  expect(msToNextPhase(meeting(live), end - 60_000)).toBe(61_000)
  expect(msToNextPhase(meeting(inProgress), end - 60_000)).toBe(61_000)
})

it('checks every hour when it is far away', () => {
  expect(msToNextPhase(meeting(preview), begin - 40 * 24 * 3600_000)).toBe(3600_000)
})

it('asks again soon while the change is due', () => {
  expect(msToNextPhase(meeting(preview), begin)).toBe(10_000)
  expect(msToNextPhase(meeting(live), end + 119_000)).toBe(10_000)
})

it('does not wait for a change that never comes', () => {
  expect(msToNextPhase(meeting(review), end)).toBe(false)
  expect(msToNextPhase(meeting(inProgress), end + 121_000)).toBe(false)
  expect(msToNextPhase({ ...meeting(preview), begin_time: '' }, begin)).toBe(false)
})
