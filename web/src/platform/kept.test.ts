import { expect, it } from 'vitest'
import { createFakeArea, forbidden, forbiddenArea } from './fake-area.ts'
import { createArea, createKept, createKeptText, fieldsOf } from './kept.ts'

const asNumbers = (stored: unknown) => (Array.isArray(stored) ? stored.filter(Number.isInteger) : [])

it('gives a value back, and reads nothing where none is stored', () => {
  const { area, kept } = createFakeArea()
  const numbers = createKept(area, 'numbers', asNumbers)
  expect(numbers.get()).toEqual([])
  numbers.set([3, 1])
  expect(kept.get('numbers')).toBe('[3,1]')
  expect(createKept(area, 'numbers', asNumbers).get()).toEqual([3, 1])
  numbers.clear()
  expect(kept.size).toBe(0)
})

it.each(['', '{', 'null', '7', '["a"]'])('leaves it to the reader what %j means', (source) => {
  expect(createKept(createFakeArea({ numbers: source }).area, 'numbers', asNumbers).get()).toEqual([])
})

it('keeps a text as it is; an empty one leaves nothing behind', () => {
  const { area, kept } = createFakeArea()
  const text = createKeptText(area, 'text')
  text.set('1e3')
  expect(text.get()).toBe('1e3')
  text.set('')
  expect(kept.size).toBe(0)
  expect(text.get()).toBe('')
})

it('does without a storage', () => {
  const numbers = createKept(forbiddenArea, 'numbers', asNumbers)
  numbers.set([1])
  numbers.clear()
  expect(numbers.get()).toEqual([])
})

it('finds fields in an object alone', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 })
  for (const stored of [undefined, null, 7, 'text', []]) expect(fieldsOf(stored)).toEqual({})
})

it('remembers for the life of the page where the browser forbids storage', () => {
  const text = createKeptText(createArea(forbidden, new Map()), 'text')
  text.set('kept')
  expect(text.get()).toBe('kept')
  text.clear()
  expect(text.get()).toBe('')
})
