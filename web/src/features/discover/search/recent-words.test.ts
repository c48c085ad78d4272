import { expect, it } from 'vitest'
import { parseWords, withWord } from './recent-words.ts'

it.each(['', 'null', '{', '{"a":1}', '[1]'])('reads %j as none', (source) =>
  expect(parseWords(source)).toEqual([]),
)

it('puts the latest first, each once, and forgets the oldest', () => {
  expect(withWord(['心衰', '房颤'], '房颤')).toEqual(['房颤', '心衰'])
  const many = Array.from({ length: 12 }, (_, n) => `词${n}`)
  expect(withWord(many, '新')).toEqual(['新', ...many.slice(0, 11)])
})
