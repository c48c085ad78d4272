import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areAlike } from './alike.ts'
import { draftChapters, scoreOf } from './draft-chapters.ts'
import { readingLength } from './reading-length.ts'

const marks = [
  { title: '开场', second: 0 },
  { title: '用药', second: 60 },
  { title: '讨论', second: 200 },
]
const spoken = [
  { second: 2, words: '大家好，欢迎各位参加今天的会议。' },
  { second: 61, words: '指南推荐四类药物在两周内全部用上。' },
  { second: 80, words: '这张图片是我们去年在医院门口拍的。' },
  { second: 90, words: '指南推荐四类药物在两周内都要用上。' },
  { second: 100, words: '心力衰竭的病人收缩压低于九十时应当减慢加量。' },
  { second: 201, words: '请问这样的病人怎么处理呢？' },
]

it('takes what tells most, word for word, and leaves out greetings, repetitions and questions', () => {
  expect(draftChapters(spoken, marks, ['心力衰竭'])).toEqual([
    {
      title: '用药',
      second: 60,
      quotes: [
        { second: 61, words: '指南推荐四类药物在两周内全部用上。' },
        { second: 100, words: '心力衰竭的病人收缩压低于九十时应当减慢加量。' },
      ],
    },
  ])
})

it.each([
  ['a number', '剂量从每天 5 mg 开始慢慢增加到能够耐受的量', '剂量从每天很少的量开始慢慢增加到能够耐受的量'],
  ['a recommendation', '这样的病人建议住院之后再做检查', '这样的病人住院之后就会再做检查'],
  ['the subject', '房颤的病人出院之后也要来门诊看看', '这样的病人出院之后也要来门诊看看'],
  ['what is not the end', '房颤的随访要点包括心率与出血', '以上是房颤随访的要点，我们讨论环节再见'],
])('ranks %s higher', (_what, better, worse) => {
  const subject = new Set(['房颤'])
  expect(scoreOf(better, subject, false)).toBeGreaterThan(scoreOf(worse, subject, false))
})

const words = fc
  .array(
    fc.constantFrom(
      '指南',
      '推荐',
      '应当',
      '血压',
      '九十',
      '心衰',
      '随访',
      '药',
      '天',
      '大家好',
      'mg',
      '5',
      '。',
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((parts) => parts.join(''))
const talk = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 90 }), words }), { maxLength: 80 })
  .map((rows) => {
    let second = 0
    return rows.map((row) => ({ second: (second += row.gap), words: row.words }))
  })
const begins = fc
  .uniqueArray(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 12 })
  .map((seconds) => seconds.toSorted((a, b) => a - b).map((second, at) => ({ title: `${at}`, second })))

it('only ever quotes whole sentences, in order, each once, within five minutes', () => {
  fc.assert(
    fc.property(talk, begins, (spoken, marks) => {
      const chapters = draftChapters(spoken, marks, ['心衰'])
      const quotes = chapters.flatMap((chapter) => chapter.quotes)
      for (const quote of quotes) expect(spoken).toContainEqual(quote)
      expect(quotes.map(({ second }) => second)).toEqual(
        quotes.map(({ second }) => second).toSorted((a, b) => a - b),
      )
      for (const [at, one] of quotes.entries())
        for (const other of quotes.slice(at + 1)) expect(areAlike(one.words, other.words)).toBe(false)
      expect(quotes.reduce((sum, one) => sum + readingLength(one.words), 0)).toBeLessThanOrEqual(1400)
      for (const chapter of chapters) expect(chapter.quotes.length).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})
