import { expect, it } from 'vitest'
import { readWords, withWord } from './recent-words.ts'

it.each([undefined, null, '{', { a: 1 }, [1]])('reads %j as none', (stored) =>
  expect(readWords(stored)).toEqual([]),
)

it('puts the latest first, each once, and forgets the oldest', () => {
  expect(withWord(['心衰', '房颤'], '房颤')).toEqual(['房颤', '心衰'])
  const many = Array.from({ length: 12 }, (_, n) => `词${n}`)
  expect(withWord(many, '新')).toEqual(['新', ...many.slice(0, 11)])
})
