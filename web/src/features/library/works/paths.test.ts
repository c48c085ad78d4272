import { expect, it } from 'vitest'
import { workTarget } from '#web/paths/works.ts'

const single = { id: 7, courseType: 1, isOperationReview: false, operationId: 0 }

it.each([
  ['a single work', single, '/doctorSharePage?production_id=7'],
  ['a series', { ...single, courseType: 2 }, '/doctorSeriesCourses?production_id=7'],
  ['a kind that is not known', { ...single, courseType: 3 }, '/doctorSeriesCourses?production_id=7'],
  [
    'the review of an operation',
    { ...single, isOperationReview: true, operationId: 4 },
    '/operationDetail?id=4',
  ],
  [
    'a review without its operation',
    { ...single, isOperationReview: true },
    '/doctorSharePage?production_id=7',
  ],
])('%s opens where it should', (_what, work, target) => {
  expect(workTarget(work)).toBe(target)
})
