import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findNamelessStates } from './named-states.ts'

const found = (text: string, path = 'contract/commerce/orders.ts') =>
  places(findNamelessStates(treeOfStrings({ [path]: text })))

it.each([
  'z.object({ status: z.int() })',
  'z.object({ review_status: z.number() })',
  'z.object({ targetKind: z.string() })',
  'z.object({ state: z.nullable(z.int()) })',
  'z.object({ type: z.optional(z.array(z.string())) })',
])('finds %s', (text) => {
  expect(found(text)).toEqual(['contract/commerce/orders.ts:1'])
})

it.each([
  'z.object({ status: oneOf(orderStates) })',
  'z.object({ kind: z.enum(videoStates) })',
  'z.object({ kind: todoKind })',
  'z.object({ state_name: z.string(), status_id: z.int() })',
  'z.object({ item_type: z.string().check(z.regex(/^[a-z]+$/)) })',
])('lets %s pass', (text) => {
  expect(found(text)).toEqual([])
})

it('reads the contract alone', () => {
  expect(found('z.object({ status: z.int() })', 'server/src/kernel/env.ts')).toEqual([])
})
