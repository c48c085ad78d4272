import { expect, it } from 'vitest'
import { reviewOutcome } from './review-outcome.ts'

it('is open until a reviewer has decided', () => {
  const states = { none: 0, underReview: 1, passed: 2, failed: 3 }
  expect([0, 1, 2, 3].map((state) => reviewOutcome(state, states))).toEqual([
    'open',
    'open',
    'passed',
    'failed',
  ])
})
