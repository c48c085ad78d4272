import { expect, it } from 'vitest'
import { meetingTypes } from '#contract/wire/items.ts'
import { meetingPaths, meetingTarget } from '#web/paths/meetings.ts'

it.each([
  ['a large one', 1, meetingTypes.review, '/meetingHome?meeting_id=7'],
  ['one to come', 0, meetingTypes.preview, '/meetingDetail?meeting_id=7'],
  ['one on air', 0, meetingTypes.live, '/meetingDetail?meeting_id=7'],
  ['one that is over', 0, meetingTypes.review, '/meetingPlaybackDetail?meeting_id=7'],
] as const)('%s opens where it should', (_what, is_big_meeting, meeting_type, target) => {
  expect(meetingTarget({ meeting_id: 7, is_big_meeting, meeting_type })).toBe(target)
})

it('names an item of the programme', () => {
  expect(meetingPaths.detail(7, 3)).toBe('/meetingDetail?meeting_id=7&schedule_id=3')
})
