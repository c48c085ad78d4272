import { expect, it } from 'vitest'
import { CallFailure } from '#web/platform/call-failure.ts'
import { safetyTipOf } from './safety-tip.ts'

const refused = (status: number, data: unknown) =>
  new CallFailure('refused', 'no', status, { status, message: 'no', data })

it.each([
  [5112, { status: 2 }, 'advised'],
  [5112, { status: 1 }, 'overdue'],
  // What is not understood is taken for the stricter one.
  [5112, null, 'overdue'],
  [5112, {}, 'overdue'],
  [5113, { status: 1 }, 'initial'],
  [5113, { status: 2 }, 'initial'],
  [4104, { status: 2 }, undefined],
])('%s with %o is %s (R267 to R271)', (status, data, tip) => {
  expect(safetyTipOf(refused(status, data))).toBe(tip)
})

it('is nothing for a fault of the line', () => {
  expect(safetyTipOf(new CallFailure('network', 'down'))).toBeUndefined()
  expect(safetyTipOf(new Error('other'))).toBeUndefined()
})
