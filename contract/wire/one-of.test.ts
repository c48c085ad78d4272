import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { codeOf, oneOf } from './one-of.ts'

const states = { open: 0, paid: 2 } as const

it.each([0, 2])('takes %i, which the constant has', (value) => {
  expect(oneOf(states).safeParse(value).success).toBe(true)
})

it.each([1, '0', null])('refuses %s, which it has not', (value) => {
  expect(oneOf(states).safeParse(value).success).toBe(false)
})

it('takes what is named besides', () => {
  expect(oneOf({ none: -1, ...states }).safeParse(-1).success).toBe(true)
})

it('reads a field of a form', () => {
  expect(z.decode(codeOf(states), '2')).toBe(2)
  expect(z.encode(codeOf(states), 0)).toBe('0')
  expect(codeOf(states).safeParse('1').success).toBe(false)
})
