import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findFirstRows } from './first-rows.ts'

const found = (path: string, text: string) => places(findFirstRows(treeOfStrings({ [path]: text })))
const queries = 'server/src/features/commerce/orders/orders.queries.ts'

it.each([
  'const found = rows[0]',
  'const { id } = rows[0]!',
  'const order = (await lockedOrder(db).execute({ orderNo }))[0]',
])('finds %s', (text) => {
  expect(found(queries, text)).toEqual([`${queries}:1`])
})

it.each([
  'const found = await first(query)',
  'const [one, other] = await query',
  'const { id } = await only(query)',
])('lets %s pass', (text) => {
  expect(found(queries, text)).toEqual([])
})

it('reads queries alone', () => {
  expect(found('server/src/features/commerce/orders/pay-order.ts', 'rows[0]')).toEqual([])
})
