import { expect, it } from 'vitest'
import { titleInAddress } from './title-in-address.ts'

it.each([
  [undefined, ''],
  [null, ''],
  ['会议预告', '会议预告'],
  ['  Upcoming\nmeetings\u202e ', 'Upcoming meetings'],
  ['会'.repeat(21), '会'.repeat(20)],
  ['😀'.repeat(21), '😀'.repeat(20)],
])('makes one short line of %j', (given, title) => {
  expect(titleInAddress(given)).toBe(title)
})
