import { expect, it } from 'vitest'
import { isNear, nearPatterns, piecesOf } from './near-patterns.ts'

const fits = (pattern: string, text: string) => new RegExp(pattern.replaceAll('_', '.'), 'u').test(text)

const word = '心力衰竭的综合治疗'

/** Everything that one slip makes of a word. */
function* slips(text: string): Generator<string> {
  const letters = Array.from(text)
  for (const at of letters.keys()) {
    yield letters.with(at, '错').join('')
    yield letters.toSpliced(at, 1).join('')
    yield letters.toSpliced(at, 0, '多').join('')
    if (at > 0)
      yield letters
        .with(at, letters[at - 1]!)
        .with(at - 1, letters[at]!)
        .join('')
  }
}

it.each([4, 5, 6, 7, 8, 9])('finds a word of %i characters after every slip', (length) => {
  const meant = word.slice(0, length)
  const title = `论${meant}一例`
  for (const typed of slips(meant)) {
    if (typed === meant || Array.from(typed).length < 4) continue
    const patterns = nearPatterns(typed)
    expect(
      patterns.some((pattern) => fits(pattern, title)),
      typed,
    ).toBe(true)
    // The index must find it too.
    expect(
      piecesOf(typed, patterns).some((piece) => fits(piece, title)),
      typed,
    ).toBe(true)
  }
})

it('asks of a short word that more of it is right', () => {
  expect(nearPatterns('心梗')).toEqual(['梗心'])
  expect(nearPatterns('心肌炎')).toEqual([
    '肌心炎',
    '_肌炎',
    '心炎肌',
    '心_炎',
    '心肌_',
    '肌炎心',
    '炎心肌',
    '炎肌心',
  ])
  expect(nearPatterns('心')).toEqual([])
})

it('never finds the word itself, which found nothing', () => {
  for (const typed of ['心梗', '心心梗梗', '哈哈哈', word]) expect(nearPatterns(typed)).not.toContain(typed)
})

it.each([
  ['atorvastatn', 'atorvastatin', true],
  ['atorvastatinn', 'atorvastatin', true],
  ['atorvastatim', 'atorvastatin', true],
  ['atrovastatin', 'atorvastatin', true],
  ['atorvastatin', 'atorvastatin', false],
  ['rosuvastatin', 'atorvastatin', false],
  ['阿托伐它汀', '阿托伐他汀', true],
  ['', 'a', true],
])('takes %s for %s: %s', (typed, name, expected) => expect(isNear(typed, name)).toBe(expected))
