import { expect, it } from 'vitest'
import { meetingTypes, showsViews, viewDisplay } from './items.ts'

const { shown, hidden } = viewDisplay
const { preview, review } = meetingTypes

it.each([
  [shown, 3, preview, true],
  [shown, 0, preview, false],
  [shown, 0, review, true],
  [hidden, 3, review, false],
])('display %s, %s views, type %s: shown is %s', (view_display_status, view_num, meeting_type, isShown) => {
  expect(showsViews({ view_display_status, view_num, meeting_type })).toBe(isShown)
})
