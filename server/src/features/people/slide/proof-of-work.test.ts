import { expect, it } from 'vitest'
import { solveWork } from '#server/testing/login-steps.ts'
import { hasWorked, workBitsFor } from './proof-of-work.ts'

it('is free for a while, bearable for a congress and dear for a program', () => {
  expect(workBitsFor({ challenges: 100, wrongTries: 0 })).toBe(0)
  // About 16 thousand hashes, a fraction of a second on a phone.
  expect(workBitsFor({ challenges: 500, wrongTries: 0 })).toBe(14)
  expect(workBitsFor({ challenges: 3000, wrongTries: 0 })).toBe(19)
  expect(workBitsFor({ challenges: 1, wrongTries: 60 })).toBeGreaterThan(14)
})

it('takes the nonce of its own challenge only', () => {
  const nonce = solveWork('one', 12)
  expect(hasWorked('one', nonce, 12)).toBe(true)
  expect(hasWorked('one', '', 12)).toBe(false)
  expect(hasWorked('another', nonce, 12)).toBe(false)
  expect(hasWorked('another', '', 0)).toBe(true)
})
