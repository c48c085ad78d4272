import { expect, it } from 'vitest'
import { enterpriseFields, readEnterprise, without } from './enterprise-entry.ts'

const whole = { pf: 'acme', uid: 'u 1', timestamp: '1800000000000', signature: 'a'.repeat(64) }
const read = (fields: Record<string, string>) => readEnterprise(new URLSearchParams(fields))

it('reads what a platform sends', () => {
  expect(read({ ...whole, from: '/x' })).toEqual(whole)
})

it.each(Object.keys(whole))('is nothing without %s', (name) => {
  expect(read({ ...whole, [name]: '' })).toBeUndefined()
})

it('is nothing for a signature that cannot be one', () => {
  expect(read({ ...whole, signature: 'short' })).toBeUndefined()
})

it('leaves the rest of the address', () => {
  expect(without(new URLSearchParams({ ...whole, from: '/x' }), enterpriseFields).toString()).toBe(
    'from=%2Fx',
  )
})
