import { expect, it } from 'vitest'
import { meetingTypes } from '#contract/wire/items.ts'
import { meetingPaths, meetingTarget } from './paths.ts'

it.each([
  ['a large one', true, meetingTypes.review, '/meetingHome?meeting_id=7'],
  ['one to come', false, meetingTypes.preview, '/meetingDetail?meeting_id=7'],
  ['one on air', false, meetingTypes.live, '/meetingDetail?meeting_id=7'],
  ['one that is over', false, meetingTypes.review, '/meetingPlaybackDetail?meeting_id=7'],
])('%s opens where it should', (_what, isBig, type, target) => {
  expect(meetingTarget(7, isBig, type)).toBe(target)
})

it('names an item of the programme', () => {
  expect(meetingPaths.detail(7, 3)).toBe('/meetingDetail?meeting_id=7&schedule_id=3')
})
