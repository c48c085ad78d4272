import { expect, it } from 'vitest'
import { compareMovements } from './compare-statement.ts'
import type { Movement } from './compare-statement.ts'

const payment = (number: string, amountFen: number): Movement => ({ movement: 'payment', number, amountFen })
const refund = (number: string, amountFen: number): Movement => ({ movement: 'refund', number, amountFen })

it('finds nothing where both sides have the same, in whatever order', () => {
  expect(compareMovements([payment('1', 10), refund('1', 10)], [refund('1', 10), payment('1', 10)])).toEqual(
    [],
  )
  expect(compareMovements([], [])).toEqual([])
})

it('says what only one side has, and what differs in its amount', () => {
  const here = [payment('1', 10), payment('2', 20), refund('3', 5)]
  const there = [payment('1', 10), payment('2', 21), payment('4', 7)]
  expect(compareMovements(here, there)).toEqual([
    { movement: 'payment', number: '2', kind: 'amount', hereFen: 20, thereFen: 21 },
    { movement: 'refund', number: '3', kind: 'only_here', hereFen: 5, thereFen: null },
    { movement: 'payment', number: '4', kind: 'only_there', hereFen: null, thereFen: 7 },
  ])
})
