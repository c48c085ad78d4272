import { expect, it } from 'vitest'
import { createDictionary } from '#server/features/library/synonyms/dictionary.ts'
import { readKeyword, readNearKeywords } from './read-keyword.ts'

const dictionary = createDictionary([
  { kind: 'disease', term: '心力衰竭', others: ['心衰', '慢性心力衰竭', 'HF', 'heart failure'] },
  { kind: 'drug', term: '瑞舒伐他汀', others: ['可定', 'rosuvastatin'] },
])

const read = async (typed: string) => (await readKeyword(typed, dictionary))!
const readNear = async (typed: string) => (await readNearKeywords(typed, dictionary)).at(-1)!
const textsOf = async (typed: string) => (await read(typed)).words.map(({ text }) => text)

it.each(['', '   ', '\u3000', '%', '_', "'", '& | !', '\\', ':*'])(
  'finds nothing to search in %j',
  async (typed) => {
    expect(await readKeyword(typed, dictionary)).toBeUndefined()
  },
)

it('queries every pair of a word, or the single character', async () => {
  const keyword = await read('心力储')
  expect(keyword).toMatchObject({ whole: '心力储', exact: ['心力储'], isNear: false })
  expect(keyword.words).toMatchObject([
    { typed: '心力储', text: '心力储', patterns: [{ text: '心力储', how: 'typed' }], sounds: [] },
  ])
  expect(keyword.query).toBe("('心力' & '力储')")
  expect((await read('心')).query).toBe("'心'")
})

it('reads Latin letters literally, as the beginning of a word, as pinyin and as initials', async () => {
  expect((await read('XL')).query).toBe("('xl' | '+xl':* | ('=xl':* | '-xl':* | '~xl':*))")
  expect((await read('x')).query).toBe("('x' | '+x':*)")
  expect((await read('pd1')).words).toMatchObject([{ text: 'pd1', sounds: [] }])
})

it('uses no more than six words', async () => {
  expect((await read('一 二 三 四 五 六 七')).words).toHaveLength(6)
})

it('searches for every name of what was typed, in both directions', async () => {
  const { words, exact } = await read('心衰')
  expect(words[0]!.patterns).toEqual([
    { text: '心衰', how: 'typed' },
    // The longer name contains this one.
    { text: '心力衰竭', how: 'synonym' },
  ])
  expect(words[0]!.latinNames.map(({ text }) => text)).toEqual(['HF', 'heart failure'])
  expect(words[0]!.latinQuery).toBe("('+hf ':* | '+heart failure':*)")
  expect(exact).toEqual(['心衰', '心力衰竭'])
  expect((await read('HF')).exact).toEqual(['hf', '心力衰竭', '心衰'])
  expect((await read('可定')).exact).toEqual(['可定', '瑞舒伐他汀'])
})

it('finds a name of several words as it is written', async () => {
  expect((await read('Heart Failure')).words[0]!.latinQuery).toContain("'+heart failure':*")
})

it('reads a known abbreviation as nothing else, unless it finds nothing', async () => {
  expect((await read('hf')).words[0]!.sounds).toEqual([])
  expect((await readNear('hf')).words[0]!.sounds).not.toEqual([])
})

it('does not search for a brand of two characters, which occur in ordinary words', async () => {
  expect((await read('瑞舒伐他汀')).exact).toEqual(['瑞舒伐他汀'])
})

it.each([
  ['heart failure', ['heartfailure']],
  ['heart  Failure 指南', ['heartfailure', '指南']],
  ['心衰指南', ['心衰', '指南']],
  ['早期心衰的治疗', ['早期', '心衰', '的治疗']],
  ['左心衰', ['左心衰']],
  ['心力衰竭', ['心力衰竭']],
  ['failure heart', ['failure', 'heart']],
])('reads %s as %j', async (typed, words) => expect(await textsOf(typed)).toEqual(words))

it('reads characters beside pinyin by their sound', async () => {
  const { query } = await read('心li')
  expect(query).toContain("'心' & '=xinli':*")
  expect(query).toContain("'心' & '-xli':*")
})

it('tries known names that are one slip away, then slips of whole words, then of their parts', async () => {
  const readings = await readNearKeywords('心衰力竭', dictionary)
  expect(readings.map(({ words }) => words.map(({ text }) => text))).toEqual([
    ['心衰力竭'],
    ['心衰力竭'],
    ['心衰', '力竭'],
  ])
  const patternsOf = (at: number) => readings[at]!.words[0]!.patterns.map(({ text }) => text)
  expect(patternsOf(0)).toEqual(['心衰力竭', '心力衰竭', '心衰'])
  expect(patternsOf(1)).toEqual(expect.arrayContaining(['心力衰竭', '心衰力_', '心衰_力竭']))
  expect(await readNearKeywords('没有的词', dictionary)).toHaveLength(1)
})

it('finds by a mistyped name what has another name of the same', async () => {
  const [near] = await readNearKeywords('heartfailur', dictionary)
  expect(near).toMatchObject({ isNear: true, exact: ['heartfailur'] })
  expect(near!.words[0]).toMatchObject({
    patterns: [{ how: 'typed' }, { text: '心力衰竭', how: 'near' }, { text: '心衰', how: 'near' }],
    latinNames: [{ text: 'HF' }, { text: 'heart failure' }],
  })
})
