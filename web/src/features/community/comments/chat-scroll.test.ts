import { expect, it } from 'vitest'
import { isAtEnd, nextTop } from './chat-scroll.ts'

const box = { scrollTop: 200, scrollHeight: 1000, clientHeight: 300 }

it('counts as the end what a finger leaves below it', () => {
  expect(isAtEnd({ ...box, scrollTop: 700 })).toBe(true)
  expect(isAtEnd({ ...box, scrollTop: 680 })).toBe(true)
  expect(isAtEnd({ ...box, scrollTop: 600 })).toBe(false)
})

it('follows the newest message at the end, and nowhere else', () => {
  const before = { height: 900, firstId: 7 }
  expect(nextTop(box, { follows: true, before, firstId: 7 })).toBe(1000)
  expect(nextTop(box, { follows: false, before, firstId: 7 })).toBeUndefined()
})

it('holds the place of a reader when older messages come above it', () => {
  expect(nextTop(box, { follows: false, before: { height: 600, firstId: 7 }, firstId: 3 })).toBe(600)
})
