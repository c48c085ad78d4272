import { expect, it } from 'vitest'
import { readKeyword } from './read-keyword.ts'

it.each(['', '   ', '\u3000', '%', '_', "'", '& | !', '\\', ':*'])(
  'finds nothing to search in %j',
  (typed) => {
    expect(readKeyword(typed)).toBeUndefined()
  },
)

it('queries every pair of a word, or the single character', () => {
  expect(readKeyword('心力衰')).toEqual({
    words: [{ text: '心力衰', isSpoken: false }],
    whole: '心力衰',
    query: "('心力' & '力衰')",
  })
  expect(readKeyword('心')!.query).toBe("'心'")
})

it('reads Latin letters literally, as pinyin and as initials', () => {
  expect(readKeyword('XL')!.query).toBe("(('xl') | '=xl':* | '-xl':* | '~xl':*)")
  expect(readKeyword('x')!.query).toBe("'x'")
  expect(readKeyword('pd1')!.words).toEqual([{ text: 'pd1', isSpoken: false }])
})

it('uses no more than six words', () => {
  expect(readKeyword('一 二 三 四 五 六 七')!.words).toHaveLength(6)
})
