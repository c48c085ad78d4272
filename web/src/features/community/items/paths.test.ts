import { expect, it } from 'vitest'
import { meetingTypes, sectionTypes } from '#contract/wire/items.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { itemTarget } from '#web/paths/items.ts'

const item = (fields: Partial<ListItem>): ListItem => ({
  id: 7,
  title: '',
  cover: '',
  type: sectionTypes.courses,
  price: '',
  is_operation_review: 0,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: 0,
  intro: '',
  own_time: '',
  course_type: 1,
  meeting_type: meetingTypes.preview,
  operation_id: 0,
  ...fields,
})

it.each([
  ['an expert', { type: sectionTypes.experts }, '/doctorMainPage?doctor_id=7'],
  ['a meeting', { type: sectionTypes.meetings }, '/meetingDetail?meeting_id=7'],
  [
    'an article',
    { type: sectionTypes.information, information_id: 9 },
    '/homeConsultingDetail?information_id=9',
  ],
  ['an operation', { type: sectionTypes.operations }, '/operationDetail?id=7'],
  ['a course', { type: sectionTypes.courses }, '/doctorSharePage?production_id=7'],
])('the card of %s leads to its page', (_what, fields, target) => {
  expect(itemTarget(item(fields))).toBe(target)
})
