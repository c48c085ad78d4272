import { expect, it } from 'vitest'
import { currentStep } from './current-step.ts'

const steps = [
  { step_id: 1, title: '切口', at_seconds: 10 },
  { step_id: 2, title: '游离', at_seconds: 60 },
  { step_id: 3, title: '缝合', at_seconds: 180 },
]

it.each([
  [0, undefined],
  [9.9, undefined],
  [10, 1],
  [59.99, 1],
  [60, 2],
  [9999, 3],
])('second %d belongs to step %s', (second, id) => {
  expect(currentStep(steps, second)?.step_id).toBe(id)
})

it('finds none where there are none', () => {
  expect(currentStep([], 5)).toBeUndefined()
})
