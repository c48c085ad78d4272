import { expect, it } from 'vitest'
import { readKeyword } from './read-keyword.ts'

it.each(['', '   ', '\u3000', '%', '_', "'", '& | !', '\\', ':*'])(
  'finds nothing to search in %j',
  (typed) => {
    expect(readKeyword(typed)).toBeUndefined()
  },
)

it('asks for every pair of a word, or the one character', () => {
  expect(readKeyword('心力衰')).toEqual({
    words: [{ text: '心力衰', isSpoken: false }],
    whole: '心力衰',
    query: "('心力' & '力衰')",
  })
  expect(readKeyword('心')!.query).toBe("'心'")
})

it('takes Latin letters for themselves, for pinyin and for initials', () => {
  expect(readKeyword('XL')!.query).toBe("(('xl') | '=xl':* | '-xl':* | '~xl':*)")
  expect(readKeyword('x')!.query).toBe("'x'")
  expect(readKeyword('pd1')!.words).toEqual([{ text: 'pd1', isSpoken: false }])
})

it('takes no more than six words', () => {
  expect(readKeyword('一 二 三 四 五 六 七')!.words).toHaveLength(6)
})
