import { expect, it } from 'vitest'
import { createDictionary } from '#server/features/library/synonyms/dictionary.ts'
import { chooseHotWords } from './choose-hot-words.ts'

const dictionary = createDictionary([
  { kind: 'disease', term: '高血压', others: ['HTN'] },
  { kind: 'test', term: '射血分数', others: ['EF', '左室射血分数'] },
  { kind: 'disease', term: '癌', others: [] },
])

it('puts people first, then all names of what the titles are about, then other terms', () => {
  expect(chooseHotWords(dictionary, ['EF 降低的心衰'], ['林晓', '欧阳'])).toEqual([
    '林晓',
    '欧阳',
    '射血分数',
    'EF',
    '左室射血分数',
    '高血压',
  ])
})
