import { expect, test } from 'vitest'
import type { RefundChoice } from '#contract/commerce/orders.ts'
import { askedFen, partsOf } from './refund-parts.ts'

const lesson = (episode_id: number, amount: string, may_return: 0 | 1 = 1) => ({
  episode_id,
  chapter: '',
  title: `${episode_id}`,
  watched: 0,
  amount,
  is_returned: 0 as const,
  may_return,
})

const choice: RefundChoice = {
  left: '99.00',
  whole_problem: '',
  may_amount: 1,
  lessons: [lesson(1, '33.00'), lesson(2, '66.00')],
  unused_seats: 0,
  seat_amount: '0.00',
}

test('offers what may be asked back', () => {
  expect(partsOf(choice)).toEqual(['whole', 'lessons', 'amount'])
  expect(partsOf({ ...choice, whole_problem: '已观看', may_amount: 0 })).toEqual(['lessons'])
  expect(partsOf({ ...choice, lessons: [] })).toEqual(['whole', 'amount'])
  expect(partsOf({ ...choice, unused_seats: 2 })).toEqual(['seats'])
})

const nothing = { part: 'whole', lessonIds: [], amount: '', seats: '' } as const

test.each([
  [nothing, 9900],
  [{ ...nothing, part: 'lessons' as const }, undefined],
  [{ ...nothing, part: 'lessons' as const, lessonIds: [1] }, 3300],
  [{ ...nothing, part: 'lessons' as const, lessonIds: [1, 2] }, 9900],
  [{ ...nothing, part: 'amount' as const, amount: '0.29' }, 29],
  [{ ...nothing, part: 'amount' as const, amount: '99.01' }, undefined],
  [{ ...nothing, part: 'amount' as const, amount: '0' }, undefined],
  [{ ...nothing, part: 'amount' as const, amount: 'all' }, undefined],
])('says what %o would bring back', (asked, fen) => {
  expect(askedFen(choice, asked)).toBe(fen)
})

test('counts codes up to those that nobody has taken', () => {
  const gifts = { ...choice, lessons: [], left: '198.00', unused_seats: 2, seat_amount: '99.00' }
  const seats = (count: string) => askedFen(gifts, { ...nothing, part: 'seats', seats: count })
  expect([seats('1'), seats('2'), seats('3'), seats('0'), seats('x')]).toEqual([
    9900,
    19800,
    undefined,
    undefined,
    undefined,
  ])
})
