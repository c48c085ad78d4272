import { expect, it } from 'vitest'
import { debtOf, readDebts, settleDebts } from './debts.ts'

it('reads the debts of each rule', () => {
  expect(readDebts('# one\na.ts is bad\n\n# two\nb.ts is bad\nc.ts is bad\n')).toEqual(
    new Map([
      ['one', ['a.ts is bad']],
      ['two', ['b.ts is bad', 'c.ts is bad']],
    ]),
  )
})

it('lets known debts be, and wants those that are fixed off the list', () => {
  const known = { path: 'a.ts', line: 3, message: 'reaches up' }
  const fresh = { path: 'b.ts', message: 'reaches up' }
  expect(settleDebts([known, fresh], [debtOf(known)])).toEqual([fresh])
  expect(settleDebts([known, fresh])).toEqual([known, fresh])
  expect(settleDebts([], [debtOf(known)])).toMatchObject([{ path: 'tools/check-structure/debts.txt' }])
})
