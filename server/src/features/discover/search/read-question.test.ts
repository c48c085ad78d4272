import { expect, it } from 'vitest'
import { createDictionary } from '#server/features/library/synonyms/dictionary.ts'
import { enoughWords } from './enough-words.ts'
import { readQuestion } from './read-question.ts'
import { uncounted, weightOf } from './word-weights.ts'
import { readAskedWords } from './read-keyword.ts'

const dictionary = createDictionary([
  { kind: 'disease', term: '心力衰竭', others: ['心衰', 'heart failure'] },
  { kind: 'disease', term: '心肌梗死', others: ['急性心梗', '心梗'] },
  { kind: 'drug', term: '二甲双胍', others: ['metformin'] },
])

const wordsOf = (typed: string) => readQuestion(typed, dictionary).words.map(({ text }) => text)

it.each([
  ['急性心梗怎么处理', ['急性心梗', '处理']],
  ['心衰 治疗', ['心衰', '治疗']],
  ['心衰患者能不能用二甲双胍？', ['心衰', '二甲双胍']],
  ['请问术后多久可以下床活动', ['术后', '下床', '活动']],
  ['检查的目的是什么', ['检查', '目的']],
  ['How should heart failure be treated?', ['heartfailure', 'treated']],
])('reads what %s is about', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words)
})

it('knows when words are certain, and finds nothing to search in one without a subject', () => {
  expect(readQuestion('术后怎么处理', dictionary).isDivided).toBe(true)
  expect(readQuestion('术后的处理', dictionary).isDivided).toBe(false)
  expect(wordsOf('怎么办？')).toEqual([])
})

it('weighs a rare word more than a common one, and a known name more than either', async () => {
  const { words } = await readAskedWords(readQuestion('心衰 治疗', dictionary).words, dictionary)
  const counted = {
    shares: new Map([
      ['治疗', 0.2],
      ['心衰', 0.01],
      ['心力', 0.01],
    ]),
    rarest: 0.0001,
  }
  const [name, common] = [weightOf(words[0]!, true, counted), weightOf(words[1]!, false, counted)]
  expect(name).toBeGreaterThan(2 * common)
  expect(weightOf(words[1]!, false, uncounted)).toBeGreaterThan(common)
})

it('asks for the smallest sets of words that weigh enough', () => {
  expect(enoughWords([3, 3], 2)).toEqual([[0], [1]])
  expect(enoughWords([4, 1, 1], 2)).toEqual([[0], [1, 2]])
})
